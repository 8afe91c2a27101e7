import AutoLayout
import Foundation
import Glibc
import Testing

@testable import Nibs

@MainActor @Suite(.phone) struct `Nothing outside of the folder is read, and nothing without end` {
  private let folder = TemporaryFolder()

  private var assets: DocumentAssets { DocumentAssets(ResourceFolder(["\(folder.path)/App"])) }

  @Test(arguments: ["../secret", "..", ".", "", "/etc/hostname", "a\u{0}b", "Sub/secret"])
  func `a name is no path`(name: String) throws {
    try folder.write("secret.png", Pictures.twenty)
    try folder.write("App/Sub/secret.png", Pictures.twenty)
    #expect(assets.size(name) == "missing")
    #expect(assets.fault(name) == "missing")
  }

  @Test func `a pipe named like an image is refused and not waited for`() throws {
    try folder.makeFolder("App")
    #expect(mkfifo("\(folder.path)/App/star.png", 0o600) == 0)
    #expect(assets.size("star") == "\(folder.path)/App/star.png is not a regular file")
  }

  @Test func `links that lead out of the folder are refused, others are followed`() throws {
    try folder.write("secret.png", Pictures.twenty)
    try folder.write("App/Pictures/own.png", Pictures.twenty)
    try folder.link("App/star.png", to: "\(folder.path)/secret.png")
    try folder.link("App/moon.png", to: "Pictures/own.png")
    let assets = assets
    #expect(
      assets.size("star") == "\(folder.path)/App/star.png leads out of the folder of the document")
    #expect(assets.size("moon") == "20 x 10")
  }

  @Test func `a set that is a link out of the folder has no files`() throws {
    try folder.writeImage("out", Pictures.twenty)
    try folder.makeFolder("App/Assets.xcassets")
    try folder.link("App/Assets.xcassets/star.imageset", to: "\(folder.path)/out.imageset")
    #expect(assets.size("star") == "missing")
  }

  @Test func `folders that contain themselves by links end`() throws {
    try folder.makeFolder("App/Assets.xcassets/Group")
    try folder.link("App/Loop", to: "\(folder.path)/App")
    try folder.link("App/Assets.xcassets/Group/Loop", to: "..")
    #expect(assets.size("star") == "missing")
    #expect(!assets.search.isIncomplete)
  }

  @Test func `a file of a set is never outside of its folder`() throws {
    try folder.write("App/secret.png", Pictures.twenty)
    try folder.write(
      "App/Assets.xcassets/star.imageset/Contents.json", Documents.imageSet(["../../secret.png"]))
    #expect(
      assets.size("star") == "\(folder.path)/App/Assets.xcassets/star.imageset/Contents.json:1:48: "
        + "\"filename\" is the name of a file in this folder, not '../../secret.png'")
  }

  @Test func `broken and huge pictures are named, and a broken end leaves a gray image`() throws {
    try folder.write("App/torn.png", Pictures.sixty.prefix(20))
    try folder.write("App/huge.png", Pictures.huge)
    try folder.write("App/half.png", Pictures.sixty.prefix(60))
    try folder.write("App/text.png", "no picture")
    let assets = assets
    #expect(assets.size("torn").hasPrefix("\(folder.path)/App/torn.png: "))
    #expect(
      assets.size("huge")
        == "\(folder.path)/App/huge.png has 100000 × 100000 pixels; at most 4096 × 4096 are read")
    #expect(
      assets.size("text")
        == "\(folder.path)/App/text.png: this is no image that is known: not PNG, JPEG, GIF, PDF or SVG"
    )
    let half = try assets.picture("half")
    #expect(half.size == CGSize(width: 60, height: 30))
    #expect(!half.hasPixels)
  }

  @Test func `a catalog with too many entries is searched in part, which is said`() throws {
    var budget = FolderIndex.Budget()
    budget.entries = 20
    for number in 10..<40 { try folder.makeFolder("App/Assets.xcassets/icon\(number).imageset") }
    let index = FolderIndex("\(folder.path)/App", depth: 3, budget: &budget)
    // The folder has one entry itself.
    #expect(index.sets.count == 19)
    #expect(index.sets["icon28.imageset"] != nil)
    #expect(index.sets["icon29.imageset"] == nil)
    #expect(budget.isExceeded)
  }

  @Test func `folders inside of one another end`() throws {
    let deep = Array(repeating: "d", count: 40).joined(separator: "/")
    try folder.write("App/\(deep)/star.png", Pictures.twenty)
    try folder.write("App/d/d/moon.png", Pictures.twenty)
    #expect(assets.size("star") == "missing")
    #expect(assets.size("moon") == "20 x 10")
  }

  @Test func `a catalog's text may be anything`() throws {
    try folder.write("App/Assets.xcassets/a.colorset/Contents.json", "{\"colors\": [")
    try folder.write("App/Assets.xcassets/b.colorset/Contents.json", "")
    try folder.write("App/Assets.xcassets/c.imageset/Contents.json", "[]")
    try folder.write("App/Assets.xcassets/d.colorset/Contents.json", #"{"colors": []}"#)
    try folder.write("App/Assets.xcassets/e.symbolset/Contents.json", "\n{,}")
    let (assets, place) = (assets, "\(folder.path)/App/Assets.xcassets")
    #expect(
      assets.fault("a")
        == "\(place)/a.colorset/Contents.json:1:13: expected a value, found the end of the file")
    #expect(
      assets.fault("b")
        == "\(place)/b.colorset/Contents.json:1:1: expected a value, found the end of the file")
    #expect(assets.fault("d") == "the colour \"d\" of the asset catalog has no value")
    #expect(
      assets.size("c")
        == "\(place)/c.imageset/Contents.json:1:1: the file has an object, not an array")
    #expect(
      assets.size("e")
        == "\(place)/e.symbolset/Contents.json:2:2: expected a key in double quotes, found ','")
  }

  @Test func `a broken set is left for one that can be read`() throws {
    try folder.write("App/A.xcassets/star.imageset/Contents.json", #"{"images": [,]}"#)
    try folder.writeImage("App/B.xcassets/star", Pictures.twenty)
    #expect(assets.size("star") == "20 x 10")
  }
}

import AutoLayout
import Foundation
import Testing

@testable import Nibs

@MainActor @Suite(.phone) struct `Images and colours come from the folders around a document` {
  private let folder = TemporaryFolder()

  private func assets(_ document: String = "") -> DocumentAssets {
    DocumentAssets(ResourceFolder(["\(folder.path)/\(document)"]))
  }

  @Test func `a catalog beside Base lproj has the image for each screen`() throws {
    try folder.makeFolder("App/Base.lproj")
    try folder.writeImage(
      "App/Assets.xcassets/Icons/star", Pictures.twenty, Pictures.forty, Pictures.sixty)
    let assets = assets("App/Base.lproj")
    #expect(assets.size("star") == "20 x 10")
    let fine = try assets.picture("star", scale: 2)
    #expect(fine.size == CGSize(width: 20, height: 10))
    #expect(fine.scale == 2)
    #expect(fine.pixels.width == 40)
    #expect(fine.pixels[0, 0].red == 40)
    #expect(assets.size("Icons/star") == "missing")
    #expect(assets.size("moon") == "missing")
  }

  @Test func `pixels keep how much they cover`() throws {
    try folder.write("dots.png", Pictures.redAndBlue)
    let image = try assets().picture("dots")
    #expect(
      image.pixels.pixels == [
        .init(red: 255, green: 0, blue: 0), .init(red: 0, green: 0, blue: 255, alpha: 64),
      ])
  }

  @Test func `a namespace is part of the name`() throws {
    try folder.write(
      "Assets.xcassets/Icons/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    try folder.writeImage("Assets.xcassets/Icons/star", Pictures.twenty)
    #expect(assets().size("Icons/star") == "20 x 10")
    #expect(assets().size("star") == "missing")
  }

  @Test func `a set says how its image is coloured and aligned`() throws {
    try folder.write(
      "Assets.xcassets/star.imageset/Contents.json",
      """
      {"images": [{"idiom": "universal", "filename": "2.png", "scale": "2x",
        "alignment-insets": {"top": 2, "left": 4, "bottom": 6, "right": 8}}],
       "properties": {"template-rendering-intent": "template"}}
      """)
    try folder.write("Assets.xcassets/star.imageset/2.png", Pictures.forty)
    let image = try assets().picture("star")
    #expect(image.renderingMode == .alwaysTemplate)
    #expect(image.alignmentRectInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(image.size == CGSize(width: 20, height: 10))
  }

  @Test func `vector images and photos have the sizes of their headers`() throws {
    try folder.write(
      "Assets.xcassets/logo.imageset/Contents.json",
      #"{"images": [{"idiom": "universal", "filename": "logo.svg"}]}"#)
    try folder.write(
      "Assets.xcassets/logo.imageset/logo.svg",
      #"<svg xmlns="http://www.w3.org/2000/svg" width="48" height="24"/>"#)
    try folder.write("shape@2x.pdf", "%PDF-1.4\n1 0 obj<</Type/Page/MediaBox[0 0 30 60]>>endobj\n")
    let assets = assets()
    #expect(assets.size("logo") == "48 x 24")
    #expect(assets.size("shape") == "30 x 60")
    #expect(try !assets.picture("logo").hasPixels)
  }

  @Test func `a set of symbols gives a symbol of the system, which is said`() throws {
    try folder.write(
      "Assets.xcassets/star.half.symbolset/Contents.json",
      #"{"symbols": [{"idiom": "universal", "filename": "star.svg"}]}"#)
    guard case .standIn(let image, let why) = assets().image(named: "star.half", for: .init())
    else {
      Issue.record("no symbol")
      return
    }
    #expect(image.isSymbolImage)
    #expect(
      why == "the symbol \"star.half\" of the asset catalog is not drawn: a system symbol stands in"
    )
  }

  @Test func `files beside the document are found with and without their ending`() throws {
    try folder.write("Pictures/cat@2x.png", Pictures.forty)
    try folder.write("Pictures/cat.png", Pictures.forty)
    let assets = assets()
    // The larger file for the screen's scale is best; there is none of three pixels.
    #expect(assets.size("cat") == "20 x 10")
    #expect(assets.size("cat.png") == "20 x 10")
    #expect(assets.size("cat", scale: 1) == "40 x 20")
    #expect(assets.size("cat.jpg") == "missing")
  }

  @Test func `the nearest catalog counts, and those of the whole project are searched`() throws {
    try folder.makeFolder("Project/App.xcodeproj")
    try folder.makeFolder("Project/App/Views/Base.lproj")
    try folder.writeColor("Project/App/Views/Near.xcassets/tint", red: "1.0")
    try folder.writeColor("Project/App/Far.xcassets/tint", red: "0.5")
    try folder.writeColor("Project/Shared/Resources/All.xcassets/shade", red: "0.25")
    try folder.writeColor("Outside/All.xcassets/alien", red: "0.25")
    let assets = assets("Project/App/Views/Base.lproj")
    #expect(assets.shade("tint")?.components.red == 1)
    #expect(assets.shade("shade")?.components.red == 0.25)
    #expect(assets.shade("alien") == nil)
  }

  @Test func `without a project the folders with catalogs are searched, and no others`() throws {
    try folder.makeFolder("App/Views/Base.lproj")
    try folder.writeColor("App/Assets.xcassets/tint", red: "1.0")
    try folder.writeColor("Other/Assets.xcassets/alien", red: "1.0")
    let assets = assets("App/Views/Base.lproj")
    #expect(assets.shade("tint") != nil)
    #expect(assets.shade("alien") == nil)
  }

  @Test func `other people's code and products are left out`() throws {
    for place in ["Pods", "build", ".hidden", "Kit.framework"] {
      try folder.writeColor("\(place)/Assets.xcassets/tint", red: "1.0")
    }
    #expect(assets().shade("tint") == nil)
  }
}

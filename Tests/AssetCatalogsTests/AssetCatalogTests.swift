import AssetCatalogs
import SeededRandom
import Testing

/// A catalog with one folder.
func catalog(_ folder: String, _ json: String) -> AssetCatalog {
  AssetCatalog([file("A.xcassets/\(folder)", json)])
}

func file(_ folder: String, _ json: String) -> AssetCatalog.File {
  AssetCatalog.File(path: folder + "/Contents.json", bytes: Array(json.utf8))
}

struct AssetCatalogTests {
  private let image = #"{"images": [{"filename": "a.png", "idiom": "universal"}]}"#
  private let color =
    #"{"colors": [{"color": {"platform": "ios", "reference": "systemBlueColor"}, "idiom": "universal"}]}"#
  private let namespace = #"{"properties": {"provides-namespace": true}}"#

  @Test func `Assets are found by name, in folders that are namespaces by both names`() {
    let catalog = AssetCatalog([
      file("A.xcassets", #"{"info": {"author": "xcode", "version": 1}}"#),
      file("A.xcassets/top.imageset", image),
      file("A.xcassets/Plain/inside.imageset", image),
      file("A.xcassets/Plain", "{}"),
      file("A.xcassets/Brand/Deep/accent.colorset", color),
      file("A.xcassets/Brand/Deep", namespace),
      file("A.xcassets/Brand", namespace),
      file("B.xcassets/v1.2.imageset", image),
      file(
        "B.xcassets/heart.symbolset",
        #"{"symbols": [{"filename": "heart.svg", "idiom": "universal"}]}"#),
      file("B.xcassets/AppIcon.appiconset", "{}"),
      AssetCatalog.File(path: "B.xcassets/v1.2.imageset/a.png", bytes: [1]),
    ])
    #expect(catalog.problems == [])
    #expect(catalog.imageSets.map(\.name) == ["inside", "top", "v1.2"])
    #expect(catalog.colorSets.map(\.name) == ["Brand/Deep/accent"])
    #expect(catalog.imageSet(named: "inside")?.folder == "A.xcassets/Plain/inside.imageset")
    #expect(catalog.colorSet(named: "Brand/Deep/accent")?.entries.count == 1)
    #expect(catalog.colorSet(named: "accent") == nil)
    #expect(catalog.symbolSet(named: "heart")?.name == "heart")
  }

  @Test(arguments: ["/a/B.xcassets", "B.xcassets", "../B.xcassets"])
  func `The files of an asset are in the folder that was given`(path: String) {
    let catalog = AssetCatalog([file("\(path)/top.imageset", image)])
    #expect(catalog.imageSet(named: "top")?.folder == "\(path)/top.imageset")
  }

  @Test func `Of two assets with a name the first counts`() {
    let catalog = AssetCatalog([
      file("B.xcassets/a.imageset", image), file("A.xcassets/a.imageset", image),
      file("A.xcassets/a.colorset", color),
    ])
    #expect(catalog.imageSet(named: "a")?.folder == "A.xcassets/a.imageset")
    #expect(
      catalog.problems.map(\.description) == [
        "B.xcassets/a.imageset/Contents.json:1:1: the name 'a' is there already; the first one counts"
      ])
  }

  @Test func `A file that is no JSON is told, and the others are kept`() {
    let catalog = AssetCatalog([
      file("A.xcassets/a.imageset", "{\n  \"images\" : [\n  ],\n}"),
      file("A.xcassets/b.imageset", image), file("A.xcassets/c.colorset", "[]"),
    ])
    #expect(catalog.imageSets.map(\.name) == ["b"])
    #expect(
      catalog.problems.map(\.description) == [
        "A.xcassets/a.imageset/Contents.json:4:1: expected a key in double quotes, found '}'",
        "A.xcassets/c.colorset/Contents.json:1:1: the file has an object, not an array",
      ])
  }

  @Test func `All files together have a limit`() {
    let large = [UInt8](repeating: 0x20, count: AssetCatalog.mostBytes)
    let catalog = AssetCatalog([
      file("A.xcassets/a.imageset", image), file("A.xcassets/c.imageset", image),
      AssetCatalog.File(path: "A.xcassets/b.imageset/Contents.json", bytes: large),
    ])
    #expect(catalog.imageSets.map(\.name) == ["a"])
    #expect(
      catalog.problems.map(\.description) == [
        "A.xcassets/b.imageset/Contents.json:1:1: the catalogs' files have more than 16 MB together"
      ])
  }

  @Test func `Damaged files are read without trap`() {
    let text =
      #"{"images": [{"filename": "a.png", "idiom": "ipad", "scale": "2x", "appearances": [{"appearance": "luminosity", "value": "dark"}], "alignment-insets": {"top": 1, "left": 0.5}}], "colors": [{"color": {"color-space": "srgb", "components": {"red": "0xFF", "green": "0.5", "blue": "3", "alpha": 1}}}], "properties": {"provides-namespace": true}}"#
    let pieces = ["null", "3", "\"x\"", "{}", "[]", "-1e9", "true"].map { Array($0.utf8) }
    var random = SplitMix(seed: 21)
    for round in 0..<1500 {
      var bytes = Array(text.utf8)
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let piece = pieces.randomElement(using: &random) ?? []
      bytes.replaceSubrange(
        place..<min(bytes.count, place + Int.random(in: 0...9, using: &random)), with: piece)
      let kind = round.isMultiple(of: 2) ? "imageset" : "colorset"
      let catalog = AssetCatalog([
        AssetCatalog.File(path: "A.xcassets/a.\(kind)/Contents.json", bytes: bytes)
      ])
      #expect(catalog.imageSets.count + catalog.colorSets.count <= 1)
    }
  }
}

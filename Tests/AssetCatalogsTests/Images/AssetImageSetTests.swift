import AssetCatalogs
import Testing

struct AssetImageSetTests {
  private let text = """
    {
      "images" : [
        { "filename" : "a.png", "idiom" : "universal", "scale" : "1x" },
        { "idiom" : "universal", "scale" : "2x" },
        { "filename" : "a@3x.png", "idiom" : "universal", "scale" : "3x",
          "resizing" : {
            "mode" : "9-part",
            "center" : { "mode" : "tile", "width" : 1, "height" : 2 },
            "cap-insets" : { "bottom" : 16, "top" : 15, "right" : 28, "left" : 27 } },
          "alignment-insets" : { "top" : 3 } },
        { "filename" : "dark.pdf", "idiom" : "universal",
          "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ] }
      ],
      "properties" : {
        "preserves-vector-representation" : true,
        "template-rendering-intent" : "template" }
    }
    """

  @Test func `Files are chosen by scale and appearance`() throws {
    let set = try #require(catalog("a.imageset", text).imageSet(named: "a"))
    #expect(set.entries.map(\.filename) == ["a.png", "a@3x.png", "dark.pdf"])
    #expect(set.renderingIntent == .template)
    let three = try #require(set.image(for: AssetEnvironment(scale: 3)))
    #expect(three.entry.filename == "a@3x.png" && three.scale == 3 && !three.isMirrored)
    let one = try #require(set.image(for: AssetEnvironment(scale: 1)))
    #expect(one.entry.filename == "a.png" && one.scale == 1)
    let dark = try #require(set.image(for: AssetEnvironment(scale: 3, isDark: true)))
    #expect(dark.entry.filename == "dark.pdf" && dark.scale == 1 && dark.entry.isVector)
  }

  @Test func `Alignment is in pixels`() throws {
    let set = try #require(catalog("a.imageset", text).imageSet(named: "a"))
    let entry = set.entries[1]
    #expect(entry.alignmentInsets == AssetInsets(top: 3, left: 0, bottom: 0, right: 0))
    #expect(set.entries[0].alignmentInsets == nil)
  }

  @Test func `An image for one direction alone is mirrored in the other`() throws {
    let left = #"{"filename": "l.png", "language-direction": "left-to-right"}"#
    let right = #"{"filename": "r.png", "language-direction": "right-to-left"}"#
    func chosen(_ images: String, _ isRightToLeft: Bool) -> String? {
      catalog("a.imageset", #"{"images": [\#(images)]}"#).imageSet(named: "a")?.image(
        for: AssetEnvironment(isRightToLeft: isRightToLeft)
      ).map { $0.entry.filename + ($0.isMirrored ? " mirrored" : "") }
    }
    #expect(chosen(left, false) == "l.png")
    #expect(chosen(left, true) == "l.png mirrored")
    #expect(chosen(left + "," + right, true) == "r.png")
    #expect(chosen(#"{"filename": "a.png"}"#, true) == "a.png")
  }

  @Test(arguments: [
    (
      #"{"filename": "../a.png"}"#,
      #"1:26 "filename" is the name of a file in this folder, not '../a.png'"#
    ),
    (#"{"filename": 3}"#, #"1:26 "filename" is a string, not the number 3"#),
    (#"{"scale": "4x"}"#, #"1:23 "scale" is one of "1x", "2x", "3x", not the string "4x""#),
    (
      #"{"idiom": "phone"}"#,
      #"1:23 "idiom" is one of "universal", "iphone", "ipad", "mac", "tv", "watch", "vision", "car", not the string "phone""#
    ),
    (
      #"{"appearances": [{"appearance": "luminosity", "value": "dim"}]}"#,
      #"1:68 "value" is one of "light", "dark", "tinted", not the string "dim""#
    ),
    (
      #"{"appearances": [{"appearance": "contrast", "value": "low"}]}"#,
      #"1:66 "value" of a contrast is "high", not the string "low""#
    ),
    (
      #"{"appearances": [{"x": "contrast"}]}"#,
      #"1:30 an appearance is "luminosity" or "contrast", with a "value""#
    ),
    (
      #"{"filename": "a", "alignment-insets": {"top": -1}}"#,
      #"1:59 "top" is at least 0, not the number -1"#
    ),
    ("3", #"1:13 "images" has objects, not the number 3"#),
  ])
  func `What is wrong with an entry is told`(entry: String, expected: String) {
    let problems = catalog("a.imageset", #"{"images": [\#(entry)]}"#).problems
    #expect(problems.map { "\($0.position) \($0.message)" } == [expected])
  }
}

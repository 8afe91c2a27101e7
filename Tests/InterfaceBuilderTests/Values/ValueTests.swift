import InterfaceBuilder
import Testing

@Suite struct ValueTests {
  @Test func `numbers are decimal and finite`() {
    let a = element(
      "<a b='1.5' c='-2e-3' d='0x10' e='nan' f='1e999' g=' 1' h='7' i='YES' j='yes'/>")
    #expect(
      ["b", "c", "d", "e", "f", "g", "z"].map { a.number($0) }
        == [1.5, -0.002, nil, nil, nil, nil, nil])
    #expect(a.integer("h") == 7)
    #expect(a.flag("i") == true)
    #expect(a.flag("j") == nil)
  }

  @Test func `rectangles and insets are read by their keys`() {
    let view = element(
      """
      <view><rect key="frame" x="1" y="2" width="3" height="0.0"/>
      <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
      <directionalEdgeInsets key="d" top="1" leading="2" bottom="3" trailing="2.2250738585072014e-308"/>
      <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/><rect key="broken" x="1"/></view>
      """)
    #expect(view.rect(key: "frame") == Rect(x: 1, y: 2, width: 3, height: 0))
    #expect(view.rect(key: "broken") == nil)
    #expect(view.insets(key: "layoutMargins") == Insets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(
      view.insets(key: "d")
        == Insets(top: 1, leading: 2, bottom: 3, trailing: 0, isDirectional: true))
    #expect(
      view.insets(key: "contentEdgeInsets") == Insets(top: 2, leading: 1, bottom: 4, trailing: 3))
  }

  @Test(arguments: [
    (
      "red='1' green='0.5' blue='0' alpha='0.25' colorSpace='custom' customColorSpace='sRGB'",
      ColorValue.components(ColorComponents(red: 1, green: 0.5, blue: 0, alpha: 0.25))
    ),
    (
      "red='1' green='0' blue='0' alpha='1' colorSpace='custom' customColorSpace='displayP3'",
      .components(ColorComponents(red: 1, green: 0, blue: 0, space: .displayP3))
    ),
    (
      "red='1' green='0' blue='0' alpha='1' colorSpace='calibratedRGB'",
      .components(ColorComponents(red: 1, green: 0, blue: 0, space: .generic))
    ),
    (
      "white='0.5' alpha='1' colorSpace='calibratedWhite'",
      .components(ColorComponents(red: 0.5, green: 0.5, blue: 0.5))
    ),
    (
      "systemColor='systemBackgroundColor' red='1' green='1' blue='1'",
      .system("systemBackgroundColor")
    ),
    ("cocoaTouchSystemColor='darkTextColor'", .system("darkTextColor")),
    ("name='Tea'", .named("Tea")),
    ("name='controlColor' catalog='System' colorSpace='catalog'", .system("controlColor")),
    ("patternImage='leaves'", .pattern("leaves")),
  ])
  func `colours are read in all spellings`(attributes: String, color: ColorValue) {
    #expect(element("<color key='a' \(attributes)/>").colorValue == color)
  }

  @Test(arguments: [
    ("type='system' pointSize='17'", FontValue(face: .system(weight: "regular"), pointSize: 17)),
    (
      "type='system' weight='semibold' pointSize='20'",
      FontValue(face: .system(weight: "semibold"), pointSize: 20)
    ),
    ("type='boldSystem' pointSize='15'", FontValue(face: .system(weight: "bold"), pointSize: 15)),
    ("type='italicSystem' pointSize='15'", FontValue(face: .italicSystem, pointSize: 15)),
    (
      "name='Futura-Medium' family='Futura' pointSize='12'",
      FontValue(face: .named("Futura-Medium", family: "Futura"), pointSize: 12)
    ),
    ("style='UICTFontTextStyleTitle0'", FontValue(face: .textStyle("largeTitle"), pointSize: nil)),
    (
      "style='UICTFontTextStyleSubhead'", FontValue(face: .textStyle("subheadline"), pointSize: nil)
    ),
  ])
  func `fonts are read in all spellings`(attributes: String, font: FontValue) {
    #expect(
      element("<fontDescription key='fontDescription' \(attributes)/>").fontValue == font)
  }

  @Test func `an old font is read as well`() {
    #expect(
      element("<font key='NSFont' size='12' metaFont='systemBold'/>").fontValue
        == FontValue(face: .system(weight: "bold"), pointSize: 12))
  }

  @Test func `texts are attributes, or strings in any writing`() {
    let label = element(
      """
      <label a="x"><string key="b">two
      lines</string><string key="c" base64-UTF8="YES">VGVhIAcg8J+Blg</string>
      <mutableString key="d">d</mutableString><nil key="e"/></label>
      """)
    #expect(
      ["a", "b", "c", "d", "e"].map { label.string($0) }
        == ["x", "two\nlines", "Tea \u{7} 🁖", "d", nil])
  }

  @Test(arguments: [
    ("type='boolean' keyPath='k' value='YES'/>", RuntimeAttribute.Value.boolean(true)),
    ("type='string' keyPath='k' value='tea'/>", .string("tea")),
    ("type='string' keyPath='k'><string key='value'>a\nb</string>", .string("a\nb")),
    ("type='image' keyPath='k' value='pot'/>", .image("pot")),
    ("type='number' keyPath='k'><integer key='value' value='3'/>", .integer(3)),
    ("type='number' keyPath='k'><real key='value' value='3'/>", .real(3)),
    ("type='color' keyPath='k'><color key='value' name='Tea'/>", .color(.named("Tea"))),
    ("type='point' keyPath='k'><point key='value' x='1' y='2'/>", .point(Point(x: 1, y: 2))),
    (
      "type='size' keyPath='k'><size key='value' width='1' height='2'/>",
      .size(Size(width: 1, height: 2))
    ),
    (
      "type='rect' keyPath='k'><rect key='value' x='0.0' y='0.0' width='1' height='2'/>",
      .rect(Rect(x: 0, y: 0, width: 1, height: 2))
    ),
    (
      "type='range' keyPath='k'><range key='value' location='1' length='2'/>",
      .range(location: 1, length: 2)
    ),
    ("type='nil' keyPath='k'/>", RuntimeAttribute.Value.none),
  ])
  func `runtime attributes have values of all types`(text: String, value: RuntimeAttribute.Value) {
    let end = text.hasSuffix("/>") && !text.contains("><") ? "" : "</userDefinedRuntimeAttribute>"
    let view = element(
      "<view><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute \(text)\(end)"
        + "</userDefinedRuntimeAttributes></view>")
    #expect(view.runtimeAttributes.map(\.value) == [value])
    #expect(view.runtimeAttributes.first?.keyPath == "k")
  }

  @Test func `a runtime attribute without a value of its type is left out`() {
    #expect(
      RuntimeAttribute(element("<userDefinedRuntimeAttribute type='number' keyPath='k'/>")) == nil)
    #expect(
      RuntimeAttribute(element("<userDefinedRuntimeAttribute type='tea' keyPath='k'/>")) == nil)
  }
}

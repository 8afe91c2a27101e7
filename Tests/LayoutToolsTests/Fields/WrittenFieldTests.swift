import InterfaceBuilder
import LayoutTools
import Testing

@Suite struct WrittenFieldTests {
  private let tea = teaStoryboard

  /// The lines that come when a text is typed into a field.
  private func written(
    _ text: String, into field: String, of id: String, for variation: VariationCondition? = nil
  ) throws -> [String] {
    try tea.typing(text, into: field, of: id, variation: variation).changes(from: tea)
      .filter { $0.hasPrefix("+") }.map { String($0.dropFirst(2)) }
  }

  @Test(arguments: [
    (
      "System Semibold 20", "fontDescription",
      [#"<fontDescription key="fontDescription" type="system" weight="semibold" pointSize="20"/>"#]
    ),
    (
      "System Bold 20", "fontDescription",
      [#"<fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>"#]
    ),
    (
      "large title", "fontDescription",
      [#"<fontDescription key="fontDescription" style="UICTFontTextStyleTitle0"/>"#]
    ),
    (
      "HelveticaNeue-Light 15.5", "fontDescription",
      [
        #"<fontDescription key="fontDescription" name="HelveticaNeue-Light" family="Helvetica Neue" pointSize="15.5"/>"#
      ]
    ),
    (
      "#3366FF", "textColor",
      [
        #"<color key="textColor" red="0.20000000000000001" green="0.40000000000000002" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
      ]
    ),
    (
      "clear", "textColor",
      [
        #"<color key="textColor" white="0.0" alpha="0.0" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#
      ]
    ),
    (
      "named Brand", "textColor",
      [
        #"<capability name="Named colors" minToolsVersion="9.0"/>"#,
        #"<color key="textColor" name="Brand"/>"#,
      ]
    ),
    (
      "Label Color", "textColor",
      [
        #"<capability name="System colors in document resources" minToolsVersion="11.0"/>"#,
        #"<color key="textColor" systemColor="labelColor"/>"#, #"<systemColor name="labelColor">"#,
        #"<color white="0.0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#,
        "</systemColor>",
      ]
    ),
  ])
  func `fonts and colours are written as Interface Builder writes them`(
    text: String, field: String, lines: [String]
  ) throws {
    #expect(try written(text, into: field, of: "cups") == lines)
  }

  @Test(arguments: [
    ("systemRed", "systemRedColor"), ("System Red", "systemRedColor"), ("white", "whiteColor"),
    ("clear", "clearColor"), ("black", "blackColor"),
  ])
  func `a colour is told by words or its name in documents`(words: String, name: String) throws {
    #expect(
      try written(words, into: "textColor", of: "cups")
        == written(name, into: "textColor", of: "cups"))
  }

  @Test(arguments: [
    ("2", "numberOfLines", #" lineBreakMode="tailTruncation" numberOfLines="2" "#),
    ("Word Wrap", "lineBreakMode", #" lineBreakMode="wordWrap" "#),
    ("right", "textAlignment", #" textAlignment="right" lineBreakMode"#),
    ("yes", "hidden", #"<label hidden="YES" opaque="NO""#),
    ("0", "alpha", #" userInteractionEnabled="NO" alpha="0.0" contentMode"#),
    ("High", "horizontalHuggingPriority", #" horizontalHuggingPriority="750" "#),
    ("The cups", "userLabel", #" id="cups" userLabel="The cups""#),
    ("TeaLabel", "customClass", #" id="cups" customClass="TeaLabel""#),
    ("yes", "customModuleProvider", #" id="cups" customModuleProvider="target""#),
    (
      "40", "placeholderIntrinsicWidth",
      #" placeholderIntrinsicWidth="40" placeholderIntrinsicHeight="infinite" text="Cups" "#
    ),
    (
      "none", "placeholderIntrinsicHeight",
      #" placeholderIntrinsicWidth="infinite" placeholderIntrinsicHeight="infinite" text"#
    ),
    ("Verify Position Only", "verifyAmbiguity", #"<label verifyAmbiguity="ignoreSizes" opaque"#),
  ])
  func `attributes are written in their places`(text: String, field: String, part: String) throws {
    let lines = try written(text, into: field, of: "cups")
    #expect(lines.count == 1)
    #expect(lines.first?.contains(part) == true, "\(lines)")
  }

  @Test func `a class of the target gets the module that the document's others have`() throws {
    func line(_ modules: [String?]) throws -> String? {
      let document = try tea.applying(
        zip(["root", "row", "cups"], modules).flatMap { id, module -> [DocumentEdit] in
          guard let module else { return [] }
          let path = ElementPath(id)
          return [
            .set("customModule", of: path, to: module),
            .set("customModuleProvider", of: path, to: id == "cups" ? nil : "target"),
          ]
        }
      ).document
      return try document.typing("yes", into: "customModuleProvider", of: "cups")
        .object("cups")?["customModule"]
    }
    #expect(try line([nil, nil]) == nil)
    #expect(try line(["Tea", nil]) == "Tea")
    #expect(try line(["Tea", "Tea"]) == "Tea")
    #expect(try line(["Tea", "Cake"]) == nil)
    #expect(try line(["Tea", "Tea", "Own"]) == "Own")
  }

  @Test func `the name of a symbol that the document lists means the symbol`() throws {
    func catalog(_ entries: [NewElement]) throws -> String? {
      let listed = try tea.applying([
        .insert(
          [NewElement("imageView", ["id": "sign"])], into: ElementPath("root").group("subviews")),
        .insert(entries, into: ElementPath.document.group("resources")),
      ]).document
      let after = try listed.typing("star", into: "image", of: "sign")
      #expect(after.object("sign")?["image"] == "star")
      return after.object("sign")?["catalog"]
    }
    let symbol = NewElement("image", ["name": "star", "catalog": "system", "width": "128"])
    #expect(try catalog([symbol]) == "system")
    #expect(try catalog([symbol, NewElement("image", ["name": "star", "width": "8"])]) == nil)
    #expect(try catalog([NewElement("image", ["name": "moon", "catalog": "system"])]) == nil)
  }

  @Test func `a default is left out, unless Interface Builder writes it`() throws {
    let lines = try written("250", into: "horizontalHuggingPriority", of: "cups")
    #expect(lines.first?.contains("horizontalHuggingPriority") == false)
    #expect(try written("natural", into: "textAlignment", of: "cups") == [])
    #expect(
      try written("Equal", into: "relation", of: "finger").first?.contains("relation") == false)
  }

  @Test(arguments: [
    ("cups", "userInteractionEnabled", "yes"), ("cups", "verticalHuggingPriority", "250"),
    ("cups", "lineBreakMode", "clip"), ("cups", "contentMode", "center"),
    ("cups", "adjustsFontSizeToFit", "yes"), ("cups", "fontDescription", "Body"),
    ("cups", "highlightedColor", "#FF0000"), ("count", "secureTextEntry", "yes"),
    ("count", "fontDescription", "System 20"), ("count", "contentHorizontalAlignment", "fill"),
    ("pour", "buttonType", "custom"), ("row", "contentMode", "top"),
  ])
  func `a reset writes what a new object has`(id: String, field: String, other: String) throws {
    let changed = try tea.typing(other, into: field, of: id)
    #expect(changed.text != tea.text)
    #expect(try changed.typing("", into: field, of: id).text == tea.text)
    #expect(try tea.typing("", into: field, of: id).text == tea.text)
  }

  @Test func `a reset goes by the version of Xcode, and takes away what new objects lack`() throws {
    let old = document(
      tea.text.replacing("toolsVersion=\"22155\"", with: "toolsVersion=\"14113\"")
        .replacing("buttonType=\"system\"", with: "buttonType=\"custom\""))
    #expect(
      try old.typing("", into: "buttonType", of: "pour").changes(from: old).last?
        .contains(#" buttonType="roundedRect" "#) == true)
    let named = try tea.typing("System 20", into: "fontDescription", of: "pour")
    #expect(try named.typing("", into: "fontDescription", of: "pour").text == tea.text)
  }

  @Test func `margins come with all of their sides`() throws {
    #expect(
      try written("directional", into: "layoutMargins", of: "root") == [
        #"<directionalEdgeInsets key="directionalLayoutMargins" top="8" leading="8" bottom="8" trailing="8"/>"#
      ])
    #expect(
      try written("12", into: "layoutMargins.top", of: "row") == [
        #"<edgeInsets key="layoutMargins" top="12" left="0.0" bottom="0.0" right="0.0"/>"#
      ])
    let fixed = try tea.typing("12", into: "layoutMargins.left", of: "root")
    let directional = try fixed.typing("directional", into: "layoutMargins", of: "root")
    #expect(
      directional.changes(from: fixed) == [
        #"- <edgeInsets key="layoutMargins" top="8" left="12" bottom="8" right="8"/>"#,
        #"+ <directionalEdgeInsets key="directionalLayoutMargins" top="8" leading="12" bottom="8" trailing="8"/>"#,
      ])
  }

  @Test func `margins of a text view come before the colour of its text`() throws {
    let note = xib(
      """
      <textView id="note">
          <rect key="frame" x="0.0" y="0.0" width="240" height="128"/>
          <color key="textColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/>
          <fontDescription key="fontDescription" type="system" pointSize="14"/>
      </textView>
      """)
    let changed = try note.typing("directional", into: "layoutMargins", of: "note")
    let children = try #require(changed.object("note")).children.map { $0["key"] }
    #expect(children == ["frame", "directionalLayoutMargins", "textColor", "fontDescription"])
  }

  @Test func `a frame that is not written comes with all of its sides`() throws {
    let tray = xib(
      """
      <view id="table"><subviews><view id="tray"/></subviews></view>
      """)
    let placed = try tray.typing("5", into: "frame.x", of: "tray")
    #expect(placed.frameText("tray") == "5 0.0 0.0 0.0")
    let sized = try placed.typing("80", into: "frame.height", of: "tray")
    #expect(
      sized.changes(from: placed) == [
        #"- <rect key="frame" x="5" y="0.0" width="0.0" height="0.0"/>"#,
        #"+ <rect key="frame" x="5" y="0.0" width="0.0" height="80"/>"#,
      ])
  }

  @Test func `a button's style comes with its title`() throws {
    #expect(
      try written("filled", into: "configuration.style", of: "pour") == [
        #"<buttonConfiguration key="configuration" style="filled" title="Pour"/>"#
      ])
    let filled = try tea.typing("filled", into: "configuration.style", of: "pour")
    #expect(
      try filled.typing("Pour tea", into: "configuration.title", of: "pour").changes(from: filled)
        .last == #"+ <buttonConfiguration key="configuration" style="filled" title="Pour tea"/>"#)
    #expect(try filled.typing("default", into: "configuration.style", of: "pour").text == tea.text)
  }

  @Test func `a stack view's standard spacing needs a version of Interface Builder`() throws {
    let lines = try written("standard", into: "spacing", of: "row")
    #expect(
      lines.first == #"<capability name="Stack View standard spacing" minToolsVersion="9.0"/>"#)
    #expect(lines.last?.contains(#" spacingType="standard" translates"#) == true)
  }

  @Test func `what is not installed is excluded by the view around`() throws {
    #expect(
      try written("no", into: "installed", of: "gap") == [
        #"<variation key="default">"#, #"<mask key="constraints">"#, #"<exclude reference="gap"/>"#,
        "</mask>", "</variation>",
      ])
    let without = try tea.typing("no", into: "installed", of: "pour")
    let pad = try without.typing(
      "yes", into: "installed", of: "pour",
      variation: VariationCondition(width: .regular, height: .regular))
    #expect(
      pad.changes(from: without) == [
        #"+ <variation key="heightClass=regular-widthClass=regular">"#,
        #"+ <mask key="subviews">"#, #"+ <include reference="pour"/>"#, "+ </mask>",
        "+ </variation>",
      ])
    let pour = try #require(pad.object("pour"))
    let installed = try pad.field("installed", of: "pour")
    let phone = DesignTraits(width: .compact, height: .regular)
    let narrow = installed.reading(of: pour, for: phone)
    #expect(narrow.value == .flag(false))
    #expect(narrow.variation == nil && !narrow.isDefault)
    let wide = installed.reading(
      of: pour, for: DesignTraits(width: .regular, height: .regular, idiom: "pad"))
    #expect(wide.value == .flag(true))
    #expect(wide.variation?.title == "wR hR")
  }

  @Test func `only subviews and constraints can be left out`() throws {
    let list = xib(
      """
      <tableView id="teas">
          <prototypes>
              <tableViewCell id="tea">
                  <tableViewCellContentView key="contentView" id="content">
                      <subviews>
                          <view id="leaf"/>
                      </subviews>
                  </tableViewCellContentView>
              </tableViewCell>
          </prototypes>
      </tableView>
      """)
    let ids = ["teas", "tea", "content", "leaf"].filter { id in
      list.object(id).map { InspectorField.all(of: $0, in: list) }?
        .contains { $0.id == "installed" } == true
    }
    #expect(ids == ["leaf"])
  }

  @Test func `a value for some size classes is a variation's`() throws {
    let compact = VariationCondition(width: nil, height: .compact)
    #expect(
      try written("0", into: "constant", of: "top", for: compact) == [
        #"<constraint firstItem="row" firstAttribute="top" secondItem="root" secondAttribute="topMargin" constant="20" id="top">"#,
        #"<variation key="heightClass=compact" constant="0.0"/>"#, "</constraint>",
      ])
    #expect(
      try written("System 30", into: "fontDescription", of: "cups", for: compact) == [
        #"<variation key="heightClass=compact">"#,
        #"<fontDescription key="fontDescription" type="system" pointSize="30"/>"#, "</variation>",
      ])
    #expect(
      try written("vertical", into: "axis", of: "row", for: compact) == [
        #"<variation key="heightClass=compact" axis="vertical"/>"#
      ])
  }

  @Test func `segments are told by their titles, and keep what else they have`() throws {
    let segments = xib(
      """
      <segmentedControl id="kinds">
          <rect key="frame" x="0.0" y="0.0" width="100" height="32"/>
          <segments>
              <segment title="Green" width="40"/>
              <segment title="Black"/>
          </segments>
      </segmentedControl>
      """)
    let three = try segments.typing("White, Black, Red", into: "segments", of: "kinds")
    #expect(
      three.changes(from: segments).sorted() == [
        #"+ <segment title="Red"/>"#, #"+ <segment title="White" width="40"/>"#,
        #"- <segment title="Green" width="40"/>"#,
      ])
    #expect(try three.typing("Green, Black", into: "segments", of: "kinds").text == segments.text)
  }

  @Test func `edges below bars are a set, which is not written if it has all`() throws {
    let without = try tea.typing("no", into: "edgesForExtendedLayout.top", of: "controller")
    #expect(
      without.changes(from: tea) == [
        #"+ <extendedEdge key="edgesForExtendedLayout" left="YES" bottom="YES" right="YES"/>"#
      ])
    let less = try without.typing("no", into: "edgesForExtendedLayout.left", of: "controller")
    #expect(
      less.changes(from: without).last
        == #"+ <extendedEdge key="edgesForExtendedLayout" bottom="YES" right="YES"/>"#)
    #expect(
      try without.typing("yes", into: "edgesForExtendedLayout.top", of: "controller").text
        == tea.text)
  }
}

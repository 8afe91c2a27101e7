import Testing

@testable import InterfaceBuilder

@Suite struct `The schema of elements` {
  /// What is wrong with a view that has an element with some attributes below it.
  private func found(_ element: String, _ attributes: String) -> [String] {
    let text = storyboard.replacing(
      "<viewLayoutGuide key=\"safeArea\"",
      with: "<\(element) \(attributes)/><viewLayoutGuide key=\"safeArea\"")
    return Document.read(Array(text.utf8), name: "Tea.storyboard").problems.map {
      "\($0.severity.rawValue): \($0.message)"
    }
  }

  @Test(arguments: ElementSchema.all.map(\.name))
  func `tells each attribute that is neither of its words nor a number`(name: String) throws {
    let schema = try #require(ElementSchema.named(name))
    for row in schema.attributeNames.compactMap(schema.attribute) {
      switch row.kind {
      case .flag, .number, .choice, .ratio:
        let faults = found(name, "\(row.name)=\"some cake\"")
        let message = row.kind == .ratio ? "some cake is not a multiplier" : "some cake"
        #expect(
          faults.contains { $0.contains(message) && ($0.contains(row.name) || row.kind == .ratio) },
          "\(name) \(row.name): \(faults)")
      case .text, .image, .font, .color: break
      }
    }
  }

  @Test(arguments: ElementSchema.all.map(\.name))
  func `has a title and a sentence for all that inspectors show`(name: String) throws {
    let schema = try #require(ElementSchema.named(name))
    #expect(schema.inspectedRows.map(\.name) == schema.inspected)
    for row in schema.inspectedRows {
      #expect(!row.title.isEmpty && row.help.last == ".", "\(row.name)")
    }
  }

  @Test func `has each attribute of an element once, but for those unlike the family's`() throws {
    for schema in ElementSchema.all {
      let own = schema.own.map(\.name)
      #expect(Set(own).count == own.count, "\(schema.name)")
    }
    let scroll = try #require(ElementSchema.named("scrollView"))
    #expect(scroll.attribute("clipsSubviews")?.defaultValue == .flag(true))
    #expect(
      try #require(ElementSchema.named("label")).attribute("clipsSubviews")?.defaultValue
        == .flag(false))
  }

  @Test(arguments: [
    ("switch", "on=\"maybe\"", "warning: on is YES or NO, and maybe is neither"),
    (
      "label", "textAlignment=\"centre\"",
      "warning: centre is no textAlignment: left, center, right, justified or natural; "
        + "did you mean center?"
    ),
    ("label", "numberOfLines=\"1.5\"", "warning: numberOfLines is a whole number, not 1.5"),
    (
      "textField", "borderStyle=\"roundRect\"",
      "warning: roundRect is no borderStyle: none, line, bezel or roundedRect; "
        + "did you mean roundedRect?"
    ),
    ("view", "hidden=\"\"", "warning: hidden is YES or NO, and nothing is neither"),
    (
      "searchBar", "searchBarStyle=\"\"",
      "warning: searchBarStyle is empty: it is default, prominent or minimal"
    ),
    ("rect", "width=\"-9\"", "warning: width is a number from 0, not -9"),
    (
      "subviws", "",
      "hint: <subviws> is not known here, and is ignored; "
        + "did you mean <subviews>?"
    ),
    ("view", "alpha=\"7\"", "warning: alpha is a number from 0 to 1, not 7"),
    ("tableView", "rowHeight=\"-2\"", "warning: rowHeight is a number from -1, not -2"),
    ("stepper", "stepValue=\"0x10\"", "error: stepValue is a number, and 0x10 is none"),
    (
      "view", "placeholderIntrinsicWidth=\"none\"",
      "error: placeholderIntrinsicWidth is a number, and none is none"
    ),
    (
      "tableView", "separatorStyle=\"double\"",
      "warning: double is no separatorStyle: default, none, singleLine or singleLineEtched"
    ),
    (
      "color", "systemColor=\"labelColour\"",
      "hint: labelColour is not known as systemColor; did you mean labelColor?"
    ),
    (
      "color", "customColorSpace=\"rgb\"",
      "hint: rgb is not known as customColorSpace: sRGB, displayP3, "
        + "genericGamma22GrayColorSpace, calibratedWhite, calibratedRGB or deviceRGB; "
        + "did you mean sRGB?"
    ),
    (
      "fontDescription", "style=\"UICTFontTextStyleTitle\"",
      "hint: UICTFontTextStyleTitle is not known as style: UICTFontTextStyleTitle0, "
        + "UICTFontTextStyleTitle1, UICTFontTextStyleTitle2, UICTFontTextStyleTitle3, "
        + "UICTFontTextStyleHeadline, UICTFontTextStyleSubhead, UICTFontTextStyleBody, "
        + "UICTFontTextStyleCallout, UICTFontTextStyleFootnote, UICTFontTextStyleCaption1 or "
        + "UICTFontTextStyleCaption2; did you mean UICTFontTextStyleTitle0?"
    ),
    (
      "searchBar", "searchBarStyle=\"promi\"",
      "warning: promi is no searchBarStyle: default, prominent or minimal; did you mean prominent?"
    ),
    (
      "accessibilityTraits", "heder=\"YES\"",
      "hint: heder is not known as an attribute of <accessibilityTraits>; " + "did you mean header?"
    ),
    (
      "swich", "><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"9\" height=\"9\"/></swich><rect",
      "warning: <swich> is not known here, and a box stands in for it; did you mean <switch>?"
    ),
  ])
  func `says what is allowed, and the nearest word`(
    element: String, attribute: String, message: String
  ) {
    #expect(found(element, attribute) == [message])
  }

  @Test(arguments: [
    ("view", "contentMode=\"TopLeft\""), ("view", "contentMode=\"topLeft\""),
    ("label", "lineBreakMode=\"wordWrapping\""), ("stackView", "alignment=\"leading\""),
    ("activityIndicatorView", "style=\"whiteLarge\""), ("button", "buttonType=\"roundedRect\""),
    ("view", "placeholderIntrinsicWidth=\"infinite\""),
    ("scrollView", "keyboardDismissMode=\"onDragWithAccessory\""),
  ])
  func `takes what other versions of Xcode write`(element: String, attribute: String) {
    #expect(found(element, attribute) == [])
  }

  @Test func `tells an attribute and an element that are not known as a hint, each once`() {
    #expect(
      found("label", "txet=\"Tea\"/><label txet=\"Cake\" colour=\"red\"") == [
        "hint: txet is not known as an attribute of <label>; did you mean text? (in 2 places)",
        "hint: colour is not known as an attribute of <label>",
      ])
    #expect(
      found("samovar", "steam=\"YES\"/><samovar") == [
        "hint: <samovar> is not known here, and is ignored (in 2 places)"
      ])
    // What a view of another framework has is that framework's.
    #expect(found("mapView", "showsTeaRooms=\"YES\"") == [])
  }

  @Test func `reads other spellings of a word as that word`() throws {
    let text = storyboard.replacing(
      "<viewLayoutGuide key=\"safeArea\"",
      with: "<view contentMode=\"bottomRight\" id=\"vIe-wC-orn\"/><viewLayoutGuide key=\"safeArea\""
    )
    let view = try #require(document(text).object("vIe-wC-orn"))
    #expect(view.word("contentMode", from: "bottomRight") == "BottomRight")
    #expect(view.word("contentMode", from: "center") == "center")
  }

  @Test func `is that of all views for views of unknown names, whichever comes first`() {
    let frame = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"9\" height=\"9\"/>"
    let box =
      "><rect key=\"note\"/></samovar><samovar hidden=\"maybe\" steam=\"YES\">\(frame)</samovar><samovar"
    #expect(
      found("samovar", box) == [
        "hint: <samovar> is not known here, and is ignored (in 2 places)",
        "warning: <samovar> is not known here, and a box stands in for it",
        "warning: hidden is YES or NO, and maybe is neither",
      ])
  }

  @Test func `tells no more hints than can be read, and all errors beside them`() {
    let names = (0..<400).map { "a\($0)=\"\"" }.joined(separator: " ")
    let problems = found("label", names + " numberOfLines=\"x\"")
    #expect(problems.count { $0.hasPrefix("hint:") } == 200)
    #expect(problems.contains("error: numberOfLines is a number, and x is none"))
  }

  @Test(arguments: [
    ("autoresizingMask", "flexibleMinX widthSizable flexibleMaxX"),
    (
      "viewController",
      "title extendedLayoutIncludesOpaqueBars automaticallyAdjustsScrollViewInsets"
    ),
    ("tableView", "contentViewInsetsToSafeArea rowHeight"),
    ("barButtonItem", "key enabled title image catalog style systemItem id"),
    ("label", "opaque text textAlignment lineBreakMode id customClass"),
    ("button", "opaque selected contentHorizontalAlignment buttonType lineBreakMode id"),
  ])
  func `has attributes in the order of documents`(name: String, order: String) throws {
    let names = try #require(ElementSchema.named(name)).attributeNames
    let wanted = order.split(separator: " ").map(String.init)
    #expect(names.filter(wanted.contains) == wanted)
  }
}

import InterfaceBuilder
import LayoutTools
import Testing

@Suite struct TypedFieldTests {
  private func refusal(_ text: String, into field: String, of id: String) -> String? {
    do {
      _ = try teaStoryboard.field(field, of: id).value(typed: text)
      return nil
    } catch { return "\(error)" }
  }

  @Test(arguments: [
    (
      "top", "priority", "top",
      "Priority takes a number from 1 to 1000, or required, high or low, not \"top\""
    ),
    ("0", "priority", "top", "Priority is from 1 to 1000, not 0"),
    ("wide", "constant", "gap", "Constant takes a number, or standard, not \"wide\""),
    ("standard", "constant", "finger", "Constant takes a number, not \"standard\""),
    ("nan", "constant", "gap", "Constant takes a number, or standard, not \"nan\""),
    (
      "16:0", "multiplier", "half",
      "Multiplier takes a number or a ratio such as 16:9 or 1/3, not \"16:0\""
    ),
    ("0", "multiplier", "half", "Multiplier can't be 0"),
    ("1.5", "numberOfLines", "cups", "Lines is a whole number, not 1.5"),
    ("-1", "numberOfLines", "cups", "Lines is from 0, not -1"),
    ("maybe", "hidden", "cups", "Hidden is yes or no, not \"maybe\""),
    (
      "dotted", "baselineAdjustment", "cups",
      "Baseline is one of Align Baselines, Align Centers, None, not \"dotted\""
    ),
    (
      "System", "fontDescription", "cups",
      "a font is a text style such as Body or Title 1, or has a size: System 17, System Bold 15, Avenir-Book 12; not \"System\""
    ),
    (
      "System Fat 12", "fontDescription", "cups",
      "the system's font is Italic or has one of the weights Ultra Light, Thin, Light, Regular, Medium, Semibold, Bold, Heavy, Black, not \"fat\""
    ),
    (
      "Avenir Heavy 17", "fontDescription", "cups",
      "a font has its PostScript name, without spaces: Avenir-Heavy 17; not \"Avenir Heavy 17\""
    ),
    ("System 0", "fontDescription", "cups", "the size of a font is above 0 and below 10000 points"),
    (
      "#12", "textColor", "cups",
      "a colour is a system colour such as Label Color, #RRGGBB, or one of a catalog such as named Brand; not \"#12\""
    ),
    ("2", "alpha", "cups", "Alpha is from 0 to 1, not 2"),
    (
      "Tea Label", "customClass", "cups",
      "Class is the name of a class: letters, digits and _, not \"Tea Label\""
    ),
    (
      "1e9", "spacing", "row", "Spacing is from -100000 to 100000, not 1000000000"
    ),
  ])
  func `a refusal says what is wrong and what would be right`(
    text: String, field: String, id: String, sentence: String
  ) {
    #expect(refusal(text, into: field, of: id) == sentence)
  }

  @Test func `a value that is the same for all size classes can't be varied`() throws {
    let lines = try teaStoryboard.field("numberOfLines", of: "cups")
    let error = #expect(throws: InspectorRefusal.self) {
      try lines.edits(
        setting: .number(2), of: "cups", in: teaStoryboard,
        variation: VariationCondition(width: .compact))
    }
    #expect(error?.description == "Lines is the same for all size classes")
  }

  @Test func `a frame is not typed where something else gives it`() throws {
    let document = xib(
      """
      <view id="table"><rect key="frame" x="0.0" y="0.0" width="320" height="100"/><subviews>
      <stackView id="stack"><subviews><view id="cup"/></subviews></stackView>
      <tableView id="list"><prototypes><tableViewCell id="row" textLabel="title" \
      style="IBUITableViewCellStyleDefault"><tableViewCellContentView key="contentView" id="content">
      <subviews><label id="title"/></subviews></tableViewCellContentView></tableViewCell></prototypes>
      </tableView></subviews></view>
      """)
    func refusal(_ field: String, _ id: String) throws -> String? {
      let field = try document.field(field, of: id)
      do {
        _ = try field.edits(setting: .number(7), of: id, in: document)
        return nil
      } catch {
        return error.description
      }
    }
    #expect(
      try refusal("frame.x", "table")
        == "View is placed by its table, cell or controller and can't be moved or resized")
    #expect(try refusal("frame.height", "table") == nil)
    #expect(
      try refusal("frame.width", "cup")
        == "View is placed by its stack view and can't be moved or resized")
    #expect(
      try refusal("frame.y", "row")
        == "Table View Cell is placed by its table, cell or controller and can't be moved or resized"
    )
    #expect(
      try refusal("frame.y", "content")
        == "Content View is placed by its table, cell or controller and can't be moved or resized")
    #expect(
      try refusal("frame.width", "title")
        == "Label comes with the style of its cell and can't be moved or resized")
    #expect(try refusal("frame.width", "list") == nil)
  }

  @Test func `a frame can't be taken away`() throws {
    let x = try teaStoryboard.field("frame.x", of: "cups")
    let error = #expect(throws: InspectorRefusal.self) {
      try x.edits(setting: nil, of: "cups", in: teaStoryboard)
    }
    #expect(error?.description == "X always has a value")
  }

  @Test(arguments: [
    ("alpha", "cups", "1", -3, "0.7"), ("alpha", "cups", "0.9", 4, "1"),
    ("horizontalHuggingPriority", "cups", "required", 1, "1000"),
    ("numberOfLines", "cups", "1", 1, "2"), ("hidden", "cups", "no", 1, "Yes"),
    ("lineBreakMode", "cups", "Word Wrap", -1, "Character Wrap"),
    ("distribution", "row", "Fill", -1, "Equal Centering"),
    ("fontDescription", "cups", "System 17", 2, "System 19"),
    ("multiplier", "half", "0.5", 1, "0.6"),
  ])
  func `arrows step values within their limits`(
    field: String, id: String, from text: String, by steps: Int, to other: String
  ) throws {
    let found = try teaStoryboard.field(field, of: id)
    let value = try #require(try found.value(typed: text))
    #expect(found.stepped(value, by: steps).map(found.text) == other)
  }

  @Test func `a tag may be large, and a length beyond the limits has no steps`() throws {
    let tag = try teaStoryboard.field("tag", of: "cups")
    #expect(tag.stepped(.number(250_000), by: 1) == .number(250_001))
    let spacing = try teaStoryboard.field("spacing", of: "row")
    #expect(spacing.stepped(.number(250_000), by: 1) == nil)
  }

  @Test func `texts, colours and standard spaces have no steps`() throws {
    let spacing = try teaStoryboard.field("spacing", of: "row")
    #expect(spacing.stepped(.standard, by: 1) == nil)
    #expect(spacing.typedWords == "a number, or standard")
  }

  @Test func `undo says what was changed, for which size classes`() throws {
    let font = try teaStoryboard.field("fontDescription", of: "cups")
    let body = AttributeValue.font(FontValue(face: .textStyle("body"), pointSize: nil))
    #expect(font.sentence(setting: body, of: "Cups") == "Change Font of Cups to Body")
    #expect(
      font.sentence(
        setting: nil, of: "Cups", variation: VariationCondition(width: .compact, height: .regular))
        == "Reset Font of Cups for wC hR")
  }
}

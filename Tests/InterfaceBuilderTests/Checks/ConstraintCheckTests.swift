import InterfaceBuilder
import Testing

@Suite struct ConstraintCheckTests {
  /// The messages for the second constraint of the fixture, with other attributes.
  private func messages(_ attributes: String) -> [String] {
    problems(
      replacing: "firstItem=\"lAb-eL-one\" firstAttribute=\"top\" secondItem=\"sAf-eA-rea\" "
        + "secondAttribute=\"top\" constant=\"20\"", with: attributes
    ).map { String($0.split(separator: " ", maxSplits: 2)[2]) }
  }

  @Test(arguments: [
    "firstAttribute=\"width\" constant=\"20\"",
    "firstAttribute=\"height\" relation=\"lessThanOrEqual\"",
    "firstAttribute=\"width\" secondItem=\"lAb-eL-one\" secondAttribute=\"height\" multiplier=\"16:9\"",
    "firstAttribute=\"trailing\" secondItem=\"lAb-eL-one\" secondAttribute=\"trailingMargin\"",
    "firstAttribute=\"left\" secondItem=\"lAb-eL-one\" secondAttribute=\"centerX\"",
    "firstAttribute=\"baseline\" secondItem=\"lAb-eL-one\" secondAttribute=\"lastBaseline\"",
    "firstAttribute=\"width\" secondItem=\"lAb-eL-one\" secondAttribute=\"width\" multiplier=\"0\"",
  ])
  func `attributes that go together have no problems`(attributes: String) {
    #expect(messages(attributes) == [])
  }

  @Test(arguments: [
    (
      "firstAttribute=\"width\" secondItem=\"lAb-eL-one\" secondAttribute=\"leading\"",
      "width and leading don't go together: one is a size, the other a place"
    ),
    (
      "firstAttribute=\"top\" secondItem=\"lAb-eL-one\" secondAttribute=\"leading\"",
      "top and leading don't go together: one is horizontal, the other vertical"
    ),
    (
      "firstAttribute=\"left\" secondItem=\"lAb-eL-one\" secondAttribute=\"leadingMargin\"",
      "left and leadingMargin don't go together: use leading and trailing for both, or for neither"
    ),
    (
      "firstAttribute=\"top\" secondItem=\"lAb-eL-one\" secondAttribute=\"top\" multiplier=\"0\"",
      "top is a place: its multiplier can't be 0"
    ),
    (
      "firstAttribute=\"top\" constant=\"20\"",
      "top is a place, which a constant alone can't fix: it needs a second item and its attribute"
    ),
    (
      "firstAttribute=\"top\" secondItem=\"lAb-eL-one\"",
      "the constraint has a second item and no secondAttribute"
    ),
    (
      "firstAttribute=\"top\" secondAttribute=\"top\"",
      "the constraint has a second attribute and no secondItem"
    ),
    ("constant=\"20\"", "the constraint has no firstAttribute"),
    ("firstAttribute=\"widht\"", "widht is no attribute of views; did you mean width?"),
    ("firstAttribute=\"tea\"", "tea is no attribute of views"),
    (
      "firstAttribute=\"width\" relation=\"equals\"",
      "equals is no relation: lessThanOrEqual, equal or greaterThanOrEqual; did you mean equal?"
    ),
    (
      "firstItem=\"oUt-le-tOn\" firstAttribute=\"top\" secondItem=\"lAb-eL-one\" secondAttribute=\"top\"",
      "<outlet> can't be an item of a constraint: views and layout guides can"
    ),
  ])
  func `attributes and items that don't go together are told`(attributes: String, message: String) {
    #expect(messages(attributes) == [message])
  }

  @Test func `items in different trees of views are told`() {
    let text = storyboard.replacing("<placeholder ", with: "<view id=\"lOo-se-vIw\"/><placeholder ")
    #expect(problems(text) == [])
    #expect(
      problems(text.replacing("secondItem=\"sAf-eA-rea\"", with: "secondItem=\"lOo-se-vIw\"")) == [
        "35:97: error: the items have no view in common: <label> and <view> are in different "
          + "trees of views"
      ])
  }

  @Test func `the guides of a controller belong to its view`() {
    #expect(
      problems(
        storyboard.replacing(
          "<view key=\"view\"",
          with: "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"tOp-gu-ide\"/>"
            + "</layoutGuides>\n<view key=\"view\""
        ).replacing(
          "secondItem=\"sAf-eA-rea\" secondAttribute=\"top\"",
          with: "secondItem=\"tOp-gu-ide\" secondAttribute=\"bottom\"")) == [])
  }
}

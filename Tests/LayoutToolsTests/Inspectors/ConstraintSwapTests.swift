import InterfaceBuilder
import LayoutTools
import Testing

@Suite struct ConstraintSwapTests {
  /// The line of a constraint between cup and pot after a swap, which is taken back by another one.
  private func swapped(_ attributes: String, variations: String = "") throws -> String {
    let constraint =
      variations.isEmpty
      ? "<constraint \(attributes) id=\"tie\"/>"
      : "<constraint \(attributes) id=\"tie\">\(variations)</constraint>"
    let tea = xib(
      """
      <view id="tray">
          <subviews>
              <view id="cup"/>
              <view id="pot"/>
          </subviews>
          <constraints>
              \(constraint)
          </constraints>
      </view>
      """)
    let change = try tea.applying(ConstraintSwap("tie", in: tea).edits())
    #expect(change.document.problems.isEmpty)
    let line = change.document.text.split(separator: "\n").first { $0.contains("\"tie\"") } ?? ""
    return String(line.drop { $0 == " " })
  }

  @Test func `the constant changes its sign`() throws {
    #expect(
      try swapped(
        #"firstItem="pot" firstAttribute="leading" secondItem="cup" secondAttribute="trailing" constant="12""#
      )
        == #"<constraint firstItem="cup" firstAttribute="trailing" secondItem="pot" secondAttribute="leading" constant="-12" id="tie"/>"#
    )
  }

  @Test func `the view that holds the constraint is named as the second item alone`() throws {
    #expect(
      try swapped(
        #"firstAttribute="trailing" secondItem="cup" secondAttribute="trailing" constant="20" symbolic="YES""#
      )
        == #"<constraint firstItem="cup" firstAttribute="trailing" secondItem="tray" secondAttribute="trailing" constant="-20" id="tie"/>"#
    )
    #expect(
      try swapped(
        #"firstItem="cup" firstAttribute="top" secondItem="tray" secondAttribute="topMargin""#)
        == #"<constraint firstAttribute="topMargin" secondItem="cup" secondAttribute="top" id="tie"/>"#
    )
  }

  @Test func `the multiplier is inverted, and the constant with it`() throws {
    // cup = 0.5 pot + 10 says that pot = 2 cup - 20.
    #expect(
      try swapped(
        #"firstItem="cup" firstAttribute="width" secondItem="pot" secondAttribute="width" multiplier="0.5" constant="10""#
      )
        == #"<constraint firstItem="pot" firstAttribute="width" secondItem="cup" secondAttribute="width" multiplier="2" constant="-20" id="tie"/>"#
    )
  }

  @Test(arguments: [
    ("16:9", "9:16"), ("1/3", "3"), ("2/3", "3/2"), ("0.5", "2"), ("4", "0.25"), ("3", "1:3"),
    ("1.5", "2:3"), ("-2", "-0.5"), ("3e19", "3.3333333333333331e-20"),
    ("1e308", "9.9999999999999991e-309"),
  ])
  func `multipliers keep their way of being spelled`(before: String, after: String) throws {
    let line = try swapped(
      "firstItem=\"cup\" firstAttribute=\"width\" secondItem=\"pot\" secondAttribute=\"width\" multiplier=\"\(before)\""
    )
    #expect(line.contains(" multiplier=\"\(after)\""), "\(line)")
  }

  @Test func `inequalities turn round, but where a negative multiplier does so already`() throws {
    let sides = #"firstItem="cup" firstAttribute="width" secondItem="pot" secondAttribute="width""#
    func relation(_ attributes: String) throws -> Bool {
      try swapped(attributes).contains("relation=\"greaterThanOrEqual\"")
    }
    #expect(try relation(sides + #" relation="lessThanOrEqual""#))
    #expect(try !relation(sides + #" relation="greaterThanOrEqual""#))
    #expect(try !relation(sides + #" relation="lessThanOrEqual" multiplier="-1""#))
  }

  @Test func `constants of size classes follow`() throws {
    let text = try swapped(
      #"firstItem="pot" firstAttribute="leading" secondItem="cup" secondAttribute="trailing" constant="12""#,
      variations: #"<variation key="heightClass=compact" constant="4"/>"#)
    #expect(text.contains(#"<variation key="heightClass=compact" constant="-4"/>"#), "\(text)")
  }

  @Test(arguments: ["0", "0:4", "1e-320"])
  func `a multiplier without an inverse is refused`(multiplier: String) {
    let error = #expect(throws: InspectorRefusal.self) {
      try swapped(
        "firstItem=\"cup\" firstAttribute=\"width\" secondItem=\"pot\" secondAttribute=\"width\" multiplier=\"\(multiplier)\""
      )
    }
    #expect(
      error?.description
        == "a constraint with the multiplier \(multiplier) can't be swapped: it has no inverse")
  }

  @Test func `a size alone can't be swapped`() {
    #expect(throws: InspectorRefusal.self) {
      try swapped(#"firstItem="cup" firstAttribute="width" constant="12""#)
    }
  }
}

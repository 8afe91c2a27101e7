import InterfaceBuilder
import LayoutTools
import Testing

@Suite struct ConstraintFieldTests {
  private let tea = document(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155">
        <objects>
            <view id="tray">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <label userLabel="Sign" id="sign">
                        <rect key="frame" x="16" y="20" width="100" height="21"/>
                    </label>
                    <view id="cup">
                        <rect key="frame" x="16" y="49" width="100" height="80"/>
                    </view>
                </subviews>
                <viewLayoutGuide key="safeArea" id="safe"/>
                <constraints>
                    <constraint firstItem="cup" firstAttribute="top" secondItem="sign" secondAttribute="bottom" constant="8" symbolic="YES" id="gap"/>
                    <constraint firstItem="sign" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="side"/>
                    <constraint firstItem="cup" firstAttribute="leading" secondItem="tray" secondAttribute="leadingMargin" id="edge"/>
                    <constraint firstItem="cup" firstAttribute="width" secondItem="cup" secondAttribute="height" multiplier="5:4" id="shape"/>
                </constraints>
            </view>
        </objects>
    </document>

    """, name: "Tea.xib")

  private let phone = DesignTraits(width: .compact, height: .regular)

  /// The line of a constraint after what is typed into a field of it.
  private func line(_ id: String, _ name: String, _ typed: String) throws -> String {
    let field = try tea.field(name, of: id)
    let edits = try field.edits(setting: try field.value(typed: typed), of: id, in: tea)
    let change = try tea.applying(edits)
    #expect(change.document.applying(change.inverse)?.text == tea.text)
    let line = change.document.text.split(separator: "\n").first { $0.contains("id=\"\(id)\"") }
    return line.map { String($0.drop { $0 == " " }) } ?? ""
  }

  @Test func `a constraint's fields show what its element says`() throws {
    func shown(_ id: String) throws -> [String] {
      let element = try #require(tea.object(id))
      return Inspector.attributes.sections(of: element, in: tea).flatMap(\.fields).map { field in
        let value = field.reading(of: element, for: phone).value.map(field.text) ?? "-"
        return "\(field.title): \(value)"
      }
    }
    #expect(
      try shown("gap") == [
        "First Item: View.Top", "First Relative to margin: No", "Relation: Equal",
        "Second Item: Sign.Bottom", "Second Relative to margin: No", "Constant: Standard",
        "Priority: 1000", "Multiplier: 1", "Identifier: -", "Remove at build time: No",
        "Installed: Yes",
      ])
    #expect(
      try shown("edge") == [
        "First Item: View.Leading", "First Relative to margin: No", "Relation: Equal",
        "Second Item: View.Leading Margin", "Second Relative to margin: Yes",
        "Respect language direction: Yes", "Constant: 0",
        "Priority: 1000", "Multiplier: 1", "Identifier: -", "Remove at build time: No",
        "Installed: Yes",
      ])
  }

  @Test func `a constant that is typed is no standard space any more`() throws {
    #expect(
      try line("gap", "constant", "12")
        == #"<constraint firstItem="cup" firstAttribute="top" secondItem="sign" secondAttribute="bottom" constant="12" id="gap"/>"#
    )
    #expect(
      try line("gap", "constant", "0")
        == #"<constraint firstItem="cup" firstAttribute="top" secondItem="sign" secondAttribute="bottom" id="gap"/>"#
    )
  }

  @Test func `the standard space is 20 points to the view around`() throws {
    #expect(
      try line("side", "constant", "standard")
        == #"<constraint firstItem="sign" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" symbolic="YES" id="side"/>"#
    )
  }

  @Test func `priorities have names`() throws {
    #expect(
      try line("edge", "priority", "high")
        == #"<constraint firstItem="cup" firstAttribute="leading" secondItem="tray" secondAttribute="leadingMargin" priority="750" id="edge"/>"#
    )
  }

  @Test func `a side has the attributes that the other one can be related to`() throws {
    #expect(
      try tea.field("firstAttribute", of: "gap").choices.map(\.title) == [
        "View.Top", "View.Bottom", "View.Center Y", "View.Last Baseline", "View.First Baseline",
      ])
    // A leading edge is not mixed with left and right; a guide has no baselines.
    #expect(
      try tea.field("secondAttribute", of: "side").choices.map(\.title) == [
        "Safe Area.Leading", "Safe Area.Trailing", "Safe Area.Center X",
      ])
    #expect(
      try tea.field("firstAttribute", of: "shape").choices.map(\.title)
        == ["View.Width", "View.Height"])
  }

  @Test func `an edge keeps its margin, and gets it`() throws {
    #expect(
      try line("edge", "secondAttribute", "Trailing")
        == #"<constraint firstItem="cup" firstAttribute="leading" secondItem="tray" secondAttribute="trailingMargin" id="edge"/>"#
    )
    #expect(
      try line("edge", "secondAttributeMargin", "no")
        == #"<constraint firstItem="cup" firstAttribute="leading" secondItem="tray" secondAttribute="leading" id="edge"/>"#
    )
    #expect(
      try line("gap", "secondAttributeMargin", "yes")
        == #"<constraint firstItem="cup" firstAttribute="top" secondItem="sign" secondAttribute="bottomMargin" constant="8" symbolic="YES" id="gap"/>"#
    )
    let guide = try #require(tea.object("side"))
    let ids = InspectorField.all(of: guide, in: tea).map(\.id)
    #expect(ids.contains("firstAttributeMargin") && !ids.contains("secondAttributeMargin"))
  }

  @Test func `an item is called what the tree calls it, a margin is an attribute of it`() throws {
    let canvas = canvas(of: tea)
    let element = try #require(tea.object("edge"))
    let shown = Inspector.attributes.sections(of: [element], on: canvas).flatMap(\.fields).prefix(4)
      .map { field in field.reading(of: element, for: phone).value.map(field.text) ?? "-" }
    #expect(shown == ["cup.Leading", "No", "Equal", "tray.Leading Margin"])
    let second = try #require(
      Inspector.attributes.sections(of: [element], on: canvas).flatMap(\.fields)
        .first { $0.id == "secondAttribute" })
    #expect(
      second.choices.map(\.title) == [
        "tray.Leading Margin", "tray.Trailing Margin", "tray.Center X Margin",
      ])
  }

  @Test func `both sides turn around with the reading direction, or none`() throws {
    #expect(
      try line("edge", "direction", "no")
        == #"<constraint firstItem="cup" firstAttribute="left" secondItem="tray" secondAttribute="leftMargin" id="edge"/>"#
    )
    let absolute = try tea.typing("no", into: "direction", of: "edge")
    #expect(try absolute.typing("yes", into: "direction", of: "edge").text == tea.text)
    let gap = try #require(tea.object("gap"))
    #expect(!InspectorField.all(of: gap, in: tea).map(\.id).contains("direction"))
  }

  @Test(arguments: [
    ("16:9", #"multiplier="16:9""#), ("1/3", #"multiplier="1/3""#), ("2", #"multiplier="2""#),
    ("0.6", #"multiplier="0.59999999999999998""#),
  ])
  func `a multiplier keeps its spelling`(text: String, attribute: String) throws {
    #expect(try line("shape", "multiplier", text).contains(attribute))
  }

  @Test func `an edit that changes nothing is none`() throws {
    let shape = try tea.field("multiplier", of: "shape")
    let same = try shape.value(typed: "5:4")
    #expect(try shape.edits(setting: same, of: "shape", in: tea) == [])
    let constant = try tea.field("constant", of: "gap")
    #expect(try constant.edits(setting: .standard, of: "gap", in: tea) == [])
  }
}

import InterfaceBuilder
import Testing

@Suite struct ConstraintTests {
  @Test func `a constraint has the values that its element leaves out`() {
    let constraints = document(storyboard).object("rOo-tV-iew")?.constraints ?? []
    #expect(constraints.map(\.id) == ["c01-aa-aaa", "c02-aa-aaa", "c03-aa-aaa", "c04-aa-aaa"])
    let first = constraints[0]
    #expect(first.firstItem == "lAb-eL-one")
    #expect(first.firstAttribute == .leading)
    #expect(first.secondItem == "rOo-tV-iew")
    #expect(first.secondAttribute == .leadingMargin)
    #expect(first.relation == .equal)
    #expect(first.multiplier == 1)
    #expect(first.priority == 1000)
    #expect(first.constant == 0)
    #expect(!first.isSymbolic && !first.isPlaceholder)
    #expect(constraints[3].isSymbolic)
    #expect(first.holder?["id"] == "rOo-tV-iew")
  }

  @Test func `a constraint has the values that are written`() {
    let view = element(
      """
      <view><constraints><constraint firstAttribute="width" relation="greaterThanOrEqual" \
      secondItem="a" secondAttribute="height" multiplier="4:3" priority="750" constant="-2.5" \
      identifier="ratio" placeholder="YES" id="b"/></constraints></view>
      """)
    let constraint = view.constraints[0]
    #expect(constraint.firstItem == nil)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.multiplier == 4.0 / 3)
    #expect(constraint.priority == 750)
    #expect(constraint.constant == -2.5)
    #expect(constraint.element["identifier"] == "ratio")
    #expect(constraint.isPlaceholder)
  }

  @Test func `attributes know their kind, axis and margins`() {
    #expect(LayoutAttribute(written: "lastBaseline") == .lastBaseline)
    #expect(LayoutAttribute(written: "baseline") == .lastBaseline)
    #expect(LayoutAttribute(written: "Leading") == nil)
    #expect(LayoutAttribute.width.kind == .size && LayoutAttribute.width.isHorizontal)
    #expect(LayoutAttribute.centerYWithinMargins.kind == .vertical)
    #expect(LayoutAttribute.trailingMargin.withoutMargin == .trailing)
    #expect(LayoutAttribute.allCases.filter(\.isMargin).count == 8)
  }

  @Test func `guides know their kind`() {
    let controller = element(
      """
      <viewController><layoutGuides><viewControllerLayoutGuide type="top" id="a"/>
      <viewControllerLayoutGuide type="bottom" id="b"/></layoutGuides></viewController>
      """)
    #expect(controller.layoutGuides.map(\.kind) == [.top, .bottom])
    let view = element(
      """
      <scrollView><userGuides><userLayoutGuide id="u"/></userGuides><viewLayoutGuide key="contentLayoutGuide" id="c"/>
      <viewLayoutGuide key="frameLayoutGuide" id="f"/><viewLayoutGuide key="safeArea" id="s"/>
      <keyboardLayoutGuide id="k"/></scrollView>
      """)
    #expect(view.layoutGuides.map(\.kind) == [.user, .content, .frame, .safeArea, .keyboard])
    #expect(view.layoutGuides.map(\.id) == ["u", "c", "f", "s", "k"])
  }
}

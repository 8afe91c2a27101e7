import Foundation
import LayoutFixtures
import Testing

@testable import AutoLayout

@MainActor @Suite(.columns) struct VisualFormatTests {
  let fixture = FormatFixture()

  // MARK: What the grammar means

  @Test(
    arguments: [
      // Nothing between two views lets them touch, and a dash is the system's spacing.
      ("[a][b]", ["b.leading == a.trailing"]), ("[a]-[b]", ["b.leading == a.trailing + 8"]),
      // Next to the superview a dash is its layout margin, a number counts from its edge, and
      // nothing is that edge.
      (
        "H:|-[a]-|",
        ["a.leading == superview.leadingMargin", "superview.trailingMargin == a.trailing"]
      ),
      ("V:|-[a]-|", ["a.top == superview.topMargin", "superview.bottomMargin == a.bottom"]),
      (
        "|-50-[a]-(20)-|",
        ["a.leading == superview.leading + 50", "superview.trailing == a.trailing + 20"]
      ),
      ("V:|[a]|", ["a.top == superview.top", "superview.bottom == a.bottom"]),
      // A string that gives no orientation is horizontal.
      ("[a]-5-[b]", ["b.leading == a.trailing + 5"]),
      ("H:[a]-5-[b]", ["b.leading == a.trailing + 5"]),
      ("V:[a]-5-[b]", ["b.top == a.bottom + 5"]),
      // A view alone says nothing. Predicates are about its width, or its height in a column.
      ("[a]", []), ("[a(50)]", ["a.width == 50"]), ("V:[a(50)]", ["a.height == 50"]),
      ("[a(==50)]", ["a.width == 50"]), ("[a(>=70,<=100)]", ["a.width >= 70", "a.width <= 100"]),
      // A predicate can name another view, whose size it then is.
      ("[a(b)]", ["a.width == b.width"]), ("V:[a(>=b@20)]", ["a.height >= b.height @20"]),
      // A connection can have several, with relations and priorities, and one without parentheses.
      (
        "[a]-(>=10,<=20@750,12@250.5)-[b]",
        [
          "b.leading >= a.trailing + 10", "b.leading <= a.trailing + 20 @750",
          "b.leading == a.trailing + 12 @250.5",
        ]
      ), ("[a]->=10@750-[b]", ["b.leading >= a.trailing + 10 @750"]),
      // Numbers are written as in C, and negative ones in parentheses.
      (
        "[a(1.5,.5,2.,1e2,1.5E+1,5e-1,0x1F,+7)]",
        ["1.5", "0.5", "2", "100", "15", "0.5", "31", "7"].map { "a.width == \($0)" }
      ), ("[a]-(-8)-[b]", ["b.leading == a.trailing + -8"]),
      // Blanks mean nothing.
      (
        " H : | - 1 0 - [ a ( > = 5 @ 7 50 ) ]\n - [b]\t",
        ["a.leading == superview.leading + 10", "a.width >= 5 @750", "b.leading == a.trailing + 8"]
      ),
    ] as [(String, [String])])
  func `a string means these constraints`(format: String, lines: [String]) {
    #expect(fixture.lines(format) == lines)
  }

  @Test func `a metric hides a view of its name in predicates`() {
    #expect(fixture.lines("[a(b)]", metrics: ["b": 30]) == ["a.width == 30"])
  }

  @Test func `metrics may be numbers of any type`() {
    let metrics: [String: Any] = [
      "int": 1, "double": 2.5, "cgFloat": CGFloat(3), "float": Float(4.5),
      "number": NSNumber(value: 5), "byte": UInt8(6), "half": Decimal(7) as NSDecimalNumber,
    ]
    #expect(
      fixture.lines("[a(int,double,cgFloat,float,number,byte,half)]", metrics: metrics) == [
        "a.width == 1", "a.width == 2.5", "a.width == 3", "a.width == 4.5", "a.width == 5",
        "a.width == 6", "a.width == 7",
      ])
  }

  @Test func `metrics stand for spaces, sizes and priorities`() {
    #expect(
      fixture.lines(
        "|-gap-[a(width@low)]-(>=gap@low)-[b]", metrics: ["gap": 12, "width": 40, "low": 250]) == [
          "a.leading == superview.leading + 12", "a.width == 40 @250",
          "b.leading >= a.trailing + 12 @250",
        ])
  }

  @Test func `names are identifiers as in C`() {
    let views: [String: Any] = ["_a1": fixture.a, "B_2": fixture.b]
    #expect(fixture.lines("[_a1]-3-[B_2]", views: views) == ["b.leading == a.trailing + 3"])
  }

  // MARK: Order

  @Test func `each view's leading connection comes before its size, the closing one after all`() {
    #expect(
      fixture.lines("|-1-[a(10)]-(>=2,<=3)-[b(20,30@5)]-[c]-4-|", .alignAllTop) == [
        "a.leading == superview.leading + 1", "a.width == 10",
        "b.leading >= a.trailing + 2", "b.leading <= a.trailing + 3", "b.width == 20",
        "b.width == 30 @5",
        "c.leading == b.trailing + 8",
        "superview.trailing == c.trailing + 4",
        "a.top == b.top", "b.top == c.top",
      ])
  }

  // MARK: Options

  @Test func `views in a row are aligned pair by pair, attribute after attribute`() {
    #expect(
      fixture.lines(
        "[a][b][c]", [.alignAllFirstBaseline, .alignAllTop, .alignAllBottom]
      ).dropFirst(2) == [
        "a.top == b.top", "a.bottom == b.bottom", "a.firstBaseline == b.firstBaseline",
        "b.top == c.top", "b.bottom == c.bottom", "b.firstBaseline == c.firstBaseline",
      ])
  }

  @Test(
    arguments: [
      (.alignAllTop, "a.top == b.top"), (.alignAllBottom, "a.bottom == b.bottom"),
      (.alignAllCenterY, "a.centerY == b.centerY"),
      (.alignAllLastBaseline, "a.lastBaseline == b.lastBaseline"),
      (.alignAllFirstBaseline, "a.firstBaseline == b.firstBaseline"),
      (.alignAllLeft, "a.left == b.left"), (.alignAllRight, "a.right == b.right"),
      (.alignAllLeading, "a.leading == b.leading"),
      (.alignAllTrailing, "a.trailing == b.trailing"),
      (.alignAllCenterX, "a.centerX == b.centerX"),
    ] as [(NSLayoutConstraint.FormatOptions, String)])
  func `a row or a column can be aligned by what lies across it`(
    option: NSLayoutConstraint.FormatOptions, line: String
  ) {
    let isRow = line.contains(/top|bottom|centerY|Baseline/)
    #expect(fixture.lines(isRow ? "[a][b]" : "V:[a][b]", option).last == line)
  }

  @Test func `bits that have no meaning are passed over`() {
    let bits = NSLayoutConstraint.FormatOptions(rawValue: 1 | 1 << 7 | 1 << 8 | 1 << 13 | 1 << 20)
    #expect(fixture.lines("[a][b]", bits) == ["b.leading == a.trailing"])
  }

  @Test func `left to right takes the edges that never flip`() {
    #expect(
      fixture.lines("|-[a]-3-[b]-(>=4)-|", .directionLeftToRight) == [
        "a.left == superview.leftMargin", "b.left == a.right + 3",
        "superview.right >= b.right + 4",
      ])
  }

  @Test func `right to left starts at the right edge, and spaces keep sign and relation`() {
    #expect(
      fixture.lines("|-[a]-(>=3)-[b]-4-|", .directionRightToLeft) == [
        "superview.rightMargin == a.right", "a.left >= b.right + 3",
        "b.left == superview.left + 4",
      ])
  }

  @Test func `right to left lays out from the right in a view that reads from the left`() {
    let view = UIView(frame: rect(0, 0, 375, 100))
    view.addSubview(fixture.a)
    NSLayoutConstraint.activate(
      fixture.constraints("H:|-10-[a(50)]", .directionRightToLeft) + fixture.constraints("V:|[a]|"))
    view.layoutIfNeeded()
    #expect(fixture.a.frame == rect(315, 0, 50, 100))
  }

  @Test func `a direction means nothing in a column`() {
    #expect(
      fixture.lines("V:|-[a]-3-[b]|", .directionRightToLeft) == fixture.lines("V:|-[a]-3-[b]|"))
  }

  // MARK: Baselines

  @Test func `spaces between texts can be measured from baseline to baseline`() {
    let views: [String: Any] = ["a": label("one"), "b": label("two"), "c": fixture.c]
    let constraints = fixture.constraints(
      "V:|-1-[a]-2-[b]-3-[c]-4-|", .spacingBaselineToBaseline, views: views)
    let attributes = constraints.map { "\($0.firstAttribute.name) \($0.secondAttribute.name)" }
    #expect(
      attributes == ["top top", "firstBaseline lastBaseline", "top lastBaseline", "bottom bottom"])
    #expect(constraints.map(\.constant) == [1, 2, 3, 4])
  }

  @Test func `a row measures its spaces from edge to edge whatever the option`() {
    #expect(
      fixture.lines("[a]-2-[b]", .spacingBaselineToBaseline) == ["b.leading == a.trailing + 2"])
  }

  @Test func `the standard space between baselines leaves the lines 8 points apart`() {
    let (first, second) = (label("one"), label("two"))
    first.font = .systemFont(ofSize: 34)
    let constraints = fixture.constraints(
      "V:|-[a]-[b]", .spacingBaselineToBaseline, views: ["a": first, "b": second])
    NSLayoutConstraint.activate(constraints)
    fixture.superview.layoutIfNeeded()
    #expect(first.frame.height == 32 && second.frame.height == 16)
    #expect(second.frame.minY - first.frame.maxY == 8)

    second.font = .systemFont(ofSize: 51)
    fixture.superview.layoutIfNeeded()
    #expect(second.frame.height == 48)
    #expect(second.frame.minY - first.frame.maxY == 8)
  }

  private func label(_ text: String) -> UILabel {
    fixture.superview.place(AutoLayoutTests.label(text))
  }

  // MARK: Guides

  @Test func `guides take part as views do, their owner being the superview`() {
    let guide = UILayoutGuide()
    guide.identifier = "guide"
    fixture.superview.addLayoutGuide(guide)
    let views: [String: Any] = ["guide": guide, "a": fixture.a]
    #expect(
      fixture.lines("|-3-[guide(20)]-[a(guide)]", views: views) == [
        "guide.leading == superview.leading + 3", "guide.width == 20",
        "a.leading == guide.trailing + 8", "a.width == guide.width",
      ])
  }

  @Test func `a controller's layout guides take part`() {
    let controller = UIViewController()
    controller.view.addSubview(fixture.a)
    let views: [String: Any] = [
      "top": controller.topLayoutGuide, "a": fixture.a, "bottom": controller.bottomLayoutGuide,
    ]
    let constraints = fixture.constraints("V:[top]-5-[a]-6-[bottom]", views: views)
    #expect(constraints.map(\.constant) == [5, 6])
    #expect(constraints[0].secondItem === controller.topLayoutGuide)
    #expect(constraints[1].firstItem === controller.bottomLayoutGuide)
  }

  // MARK: The result

  @Test func `the constraints are inactive and can be changed like any`() {
    let constraints = fixture.constraints("|-[a(10@20)]-[b]")
    #expect(constraints.allSatisfy { !$0.isActive })
    constraints[2].constant = 30
    constraints[1].priority = .defaultHigh
    #expect(constraints[2].constant == 30)
    #expect(constraints[1].priority == .defaultHigh)
  }

  @Test func `a row with a view that fills it`() {
    fixture.layOut("|-[a(40)]-[b(>=20)]-15-[c(==a)]-|", options: [.alignAllTop, .alignAllBottom])
    fixture.layOut("V:|-20-[a(30)]")
    #expect(fixture.a.frame == rect(8, 20, 40, 30))
    #expect(fixture.b.frame == rect(56, 20, 181, 30))
    #expect(fixture.c.frame == rect(252, 20, 40, 30))
  }
}

import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

/// A class of an app, whose module its descriptions name.
final class CardView: UIView {}

@MainActor @Suite struct `Descriptions` {
  private let view = UIView(frame: rect(0, 0, 300, 200))
  private let card = CardView(frame: rect(1, 2.5, 30, 40))

  init() { view.addSubview(card) }

  private func text(_ object: NSObject) -> String { withoutAddresses(object.description) }

  @Test func `an app's class is named with its module`() {
    #expect(
      text(card) == "<UIViewsTests.CardView: 0x1; frame = (1 2.5; 30 40); layer = <CALayer: 0x2>>")
    #expect(
      text(card.widthAnchor.constraint(equalToConstant: 5))
        == "<NSLayoutConstraint:0x1 UIViewsTests.CardView:0x2.width == 5   (inactive)>")
  }

  @Test func `a view says what is not as it was made`() {
    view.transform = CGAffineTransform(scaleX: 0.5, y: 1)
    view.clipsToBounds = true
    view.alpha = 0.25
    view.isHidden = true
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.isUserInteractionEnabled = false
    view.tag = 7
    #expect(
      text(view) == "<UIView: 0x1; frame = (75 0; 150 200); transform = [0.5, 0, 0, 1, 0, 0]; "
        + "clipsToBounds = YES; alpha = 0.25; hidden = YES; autoresize = W+TM; "
        + "userInteractionEnabled = NO; tag = 7; layer = <CALayer: 0x2>>")
  }

  @Test func `a text of more than 28 characters is cut to 25`() {
    let label = UILabel()
    view.addSubview(label)
    let width = label.widthAnchor.constraint(equalToConstant: 1)
    func shown() -> String { withoutAddresses(width.description) }
    label.text = "twelve million three hundred"
    #expect(
      shown() == "<NSLayoutConstraint:0x1 UILabel:0x2'twelve million three hundred'.width == 1   "
        + "(inactive)>")
    label.text = "twelve million three hundred!"
    #expect(
      shown() == "<NSLayoutConstraint:0x1 UILabel:0x2'twelve million three hund...'.width == 1   "
        + "(inactive)>")
    #expect(text(label).contains("; text = 'twelve million three hund...'; "))
  }

  @Test func `a view with an identifier stands by it and is listed once`() {
    card.accessibilityIdentifier = "card"
    let ratio = card.widthAnchor.constraint(equalTo: card.heightAnchor, multiplier: 2)
    ratio.identifier = "ratio"
    ratio.isActive = true
    #expect(
      text(ratio) == "<NSLayoutConstraint:0x1 'ratio' card.width == 2*card.height   "
        + "(active, names: card:0x2 )>")
    let lead = card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8)
    #expect(
      text(lead) == "<NSLayoutConstraint:0x1 H:|-(8)-[card]   (inactive, names: card:0x2, "
        + "'|':UIView:0x3 )>")
    view.accessibilityIdentifier = "page"
    #expect(
      text(lead) == "<NSLayoutConstraint:0x1 H:|-(8)-[card]   (inactive, names: card:0x2, "
        + "'|':page:0x3 )>")
  }

  @Test func `a content size says both of its priorities`() {
    let label = ContentView(160, 20)
    label.accessibilityIdentifier = "total"
    view.addSubview(label)
    view.layoutIfNeeded()
    #expect(
      label.constraintsNamingView.first { $0.axis == .horizontal }.map(text)
        == "<NSContentSizeLayoutConstraint:0x1 total.width == 160 Hug:250 "
        + "CompressionResistance:750   (active, names: total:0x2 )>")
  }

  @Test func `a mask says what of it is flexible`() {
    card.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    let lines = AutoresizingConstraints(of: card, in: view).all.map(text)
    #expect(
      lines.first == "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=&-- UIViewsTests.CardView:0x2"
        + ".minX == 1   (active)>")
    #expect(lines.allSatisfy { $0.contains(" h=-&- v=&-- ") })
  }

  @Test func `an anchor names its item and attribute, a guide its frame and owner`() {
    #expect(
      text(card.heightAnchor) == "<NSLayoutDimension:0x1 \"UIViewsTests.CardView:0x2.height\">")
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    view.addLayoutGuide(guide)
    #expect(
      text(guide) == "<UILayoutGuide: 0x1 - \"gap\", layoutFrame = {{0, 0}, {0, 0}}, "
        + "owningView = <UIView: 0x2; frame = (0 0; 300 200); layer = <CALayer: 0x3>>>")
  }

  @Test func `a hierarchy is shown by depth`() {
    card.addSubview(UIView())
    #expect(
      withoutAddresses(view.recursiveDescription()) == """
        <UIView: 0x1; frame = (0 0; 300 200); layer = <CALayer: 0x2>>
           | <UIViewsTests.CardView: 0x3; frame = (1 2.5; 30 40); layer = <CALayer: 0x4>>
           |    | <UIView: 0x5; frame = (0 0; 0 0); layer = <CALayer: 0x6>>
        """)
  }
}

@MainActor @Suite struct `A trace of the layout` {
  private let legend = """


    Legend:
    \t* - is laid out with auto layout
    \t+ - is laid out manually, but is represented in the layout engine because \
    translatesAutoresizingMaskIntoConstraints = YES
    \t• - layout engine host
    """

  @Test func `marks each view by what places it, and names what is ambiguous`() {
    let root = parent(300, 200)
    let label = UILabel()
    label.text = "Retrieve data"
    label.translatesAutoresizingMaskIntoConstraints = false
    let plain = UIView(frame: rect(1, 2, 3, 4))
    root.addSubview(label)
    root.addSubview(plain)
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    root.addLayoutGuide(guide)
    guide.pin([.leading: 0, .top: 0, .width: 10, .height: 20], to: root)
    label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    let trace = withoutAddresses(label._autolayoutTrace()).replacing(/id: \d+/, with: "id: n")
    #expect(
      trace == "\n" + """
        •UIView:0x1
        |   *<UILayoutGuide: 0x2 - "gap", layoutFrame = {{0, 0}, {10, 20}}, owningView = \
        <UIView: 0x1; frame = (0 0; 300 200); layer = <CALayer: 0x3>>>
        |   *UILabel:0x4'Retrieve data'- AMBIGUOUS LAYOUT for \
        UILabel:0x4'Retrieve data'.minX{id: n}
        |   +UIView:0x5
        """ + legend)
  }

  @Test func `marks nothing before there was a layout`() {
    let root = parent(300, 200, [UIView()])
    #expect(withoutAddresses(root._autolayoutTrace()) == "\nUIView:0x1\n|   UIView:0x2" + legend)
  }

  @Test func `says that nothing from outside holds the host`() {
    let stack = UIStackView(arrangedSubviews: [ContentView(20, 10)])
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.layoutIfNeeded()
    let first = withoutAddresses(stack._autolayoutTrace()).split(separator: "\n").first
    #expect(first == "•UIStackView:0x1, MISSING HOST CONSTRAINTS")
  }
}

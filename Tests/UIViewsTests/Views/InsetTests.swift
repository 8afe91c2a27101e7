import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

@MainActor @Suite struct InsetTests {
  let controller = UIViewController()

  private func child(_ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    controller.view.addSubview(view)
    return view
  }

  @Test func `a root view's side margins are the device's, and above and below it has none`() {
    let safeArea = UIEdgeInsets(top: 20)
    let window = show(controller, on: screen(414, 736, safeArea: safeArea, margin: 20))
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 20, left: 20, bottom: 0, right: 20))
    window.apply(screen(844, 390, safeArea: UIEdgeInsets(left: 47, bottom: 21, right: 47)))
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 63, bottom: 21, right: 63))
  }

  @Test func `margins don't contain the safe area up to iOS 10`() {
    let safeArea = UIEdgeInsets(top: 20)
    keepShowing(controller, on: screen(375, 667, safeArea: safeArea, version: 10))
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    #expect(controller.view.safeAreaLayoutGuide.layoutFrame == rect(0, 20, 375, 647))
  }

  @Test func `a plain view's margins are eight points beside the safe area that reaches into it`() {
    let insets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
    keepShowing(controller, on: screen(375, 812, safeArea: insets))
    let whole = child(rect(0, 0, 375, 812))
    #expect(whole.layoutMargins == UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
    let inside = child(rect(20, 60, 100, 100))
    #expect(inside.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func `a view that preserves its superview's margins has them where it reaches into them`() {
    let outer = UIView(frame: rect(0, 0, 320, 480))
    outer.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let inner = UIView(frame: rect(10, 10, 100, 100))
    inner.preservesSuperviewLayoutMargins = true
    outer.addSubview(inner)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
  }

  @Test func `the margins of a view whose origin has moved reach into what is at its edges`() {
    let outer = UIView(frame: rect(0, 0, 320, 480))
    outer.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    outer.bounds.origin = CGPoint(x: 100, y: 200)
    let inner = UIView(frame: rect(110, 215, 310, 460))
    inner.preservesSuperviewLayoutMargins = true
    outer.addSubview(inner)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 10, bottom: 15, right: 20))
  }

  @Test func `a row takes over the margins at its sides, and none that it is scrolled through`() {
    let outer = UIScrollView(frame: rect(0, 0, 320, 480))
    outer.contentSize = CGSize(width: 320, height: 2000)
    outer.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let row = UIView(frame: rect(0, 500, 320, 44))
    row.preservesSuperviewLayoutMargins = true
    let page = UIView(frame: rect(320, 0, 320, 44))
    page.preservesSuperviewLayoutMargins = true
    outer.addSubview(row)
    outer.addSubview(page)
    outer.contentOffset.y = 500
    #expect(row.layoutMargins == UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20))
    #expect(page.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func `the safe area reaches into a child edge by edge`() {
    let insets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    keepShowing(controller, on: screen(393, 852, safeArea: insets))
    #expect(child(rect(0, 20, 393, 832)).safeAreaInsets.top == 39)
    #expect(child(rect(0, 100, 393, 100)).safeAreaInsets == .zero)
    // Wholly in the unsafe band, and yet all of the inset.
    #expect(child(rect(0, 830, 393, 22)).safeAreaInsets.bottom == 34)
  }

  @Test func `a controller's additional insets are added to its view's safe area`() {
    keepShowing(controller, on: screen(375, 667, safeArea: UIEdgeInsets(top: 20)))
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 5, bottom: 50)
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 25, bottom: 50))
  }

  @Test func `the guides follow margins, safe area and bars`() {
    let safeArea = UIEdgeInsets(top: 20, bottom: 49)
    let guides = [
      controller.view.layoutMarginsGuide, controller.view.safeAreaLayoutGuide,
      controller.view.readableContentGuide,
    ]
    let window = show(controller, on: screen(414, 736, safeArea: safeArea, margin: 20))
    #expect(
      guides.map(\.layoutFrame) == [
        rect(20, 20, 374, 667), rect(0, 20, 414, 667), rect(20, 20, 374, 667),
      ])
    window.apply(screen(736, 414, margin: 20, .regular, .compact))
    #expect(
      guides.map(\.layoutFrame) == [
        rect(20, 0, 696, 414), rect(0, 0, 736, 414), rect(32, 0, 672, 414),
      ])
  }

  @Test func `the readable width grows with the text`() {
    let guide = controller.view.readableContentGuide
    let window = show(controller, on: screen(1024, 768, margin: 20, .regular, .regular))
    #expect(guide.layoutFrame == rect(176, 0, 672, 768))
    window.apply(screen(1024, 768, margin: 20, .regular, .regular, category: .extraSmall))
    #expect(guide.layoutFrame == rect(232, 0, 560, 768))
    window.apply(screen(1024, 768, margin: 20, .regular, .regular, category: .extraExtraExtraLarge))
    #expect(guide.layoutFrame == rect(64, 0, 896, 768))
  }

  /// The widths that were read off devices; beyond them they are in proportion to the body font.
  @Test(
    arguments: [
      (.extraSmall, 560), (.small, 600), (.medium, 632), (.large, 672), (.extraLarge, 744),
      (.extraExtraLarge, 824), (.extraExtraExtraLarge, 896), (.accessibilityMedium, 1106.82),
      (.accessibilityExtraExtraExtraLarge, 2095.06),
    ] as [(UIContentSizeCategory, CGFloat)])
  func `the readable width is that of the text size, where there is room for it`(
    category: UIContentSizeCategory, width: CGFloat
  ) {
    let guide = controller.view.readableContentGuide
    let window = show(
      controller, on: screen(3000, 800, margin: 20, .regular, .regular, category: category))
    #expect(abs(guide.layoutFrame.width - width) < 0.005)
    #expect(abs(guide.layoutFrame.midX - 1500) < 0.005)
    window.apply(screen(550, 800, margin: 20, .regular, .regular, category: category))
    #expect(guide.layoutFrame == rect(20, 0, 510, 800))
  }

  @Test func `margins that follow the readable width leave no more between them`() {
    let label = UIView()
    controller.view.addSubview(label)
    controller.view.layoutMarginsFollowReadableWidth = true
    label.translatesAutoresizingMaskIntoConstraints = false
    let margins = controller.view.layoutMarginsGuide
    label.pin([.leading: 0, .trailing: 0], to: margins)
    let window = show(controller, on: screen(1024, 768, margin: 20, .regular, .regular))
    #expect(label.frame.minX == 176 && label.frame.width == 672)
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 176, bottom: 0, right: 176))
    window.apply(screen(1024, 768, margin: 20, .regular, .regular, category: .extraSmall))
    #expect(label.frame.minX == 232 && label.frame.width == 560)
    window.apply(screen(375, 667))
    #expect(label.frame.minX == 16 && label.frame.width == 343)
    window.apply(screen(736, 414, margin: 20, .regular, .compact))
    #expect(label.frame.minX == 32 && label.frame.width == 672)
    controller.view.layoutMarginsFollowReadableWidth = false
    window.layoutIfNeeded()
    #expect(label.frame.minX == 20)
  }

  @Test func `top and bottom layout guides are as long as the bars reach in`() {
    let label = UIView()
    controller.view.place(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      label.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor, constant: -20),
      NSLayoutConstraint(
        item: label, attribute: .left, relatedBy: .equal, toItem: controller.view,
        attribute: .left, multiplier: 1, constant: 0),
    ])
    let window = show(controller, on: screen(375, 667, safeArea: UIEdgeInsets(top: 20)))
    #expect(controller.topLayoutGuide.length == 20)
    #expect(label.frame == rect(0, 20, 0, 627))
    window.apply(screen(375, 667, safeArea: UIEdgeInsets(top: 64, bottom: 49)))
    #expect(controller.bottomLayoutGuide.length == 49)
    #expect(label.frame == rect(0, 64, 0, 534))
  }

  @Test func `guides and anchors are the same objects at each read`() {
    let view: UIView = controller.view
    #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
    #expect(view.leadingAnchor === view.leadingAnchor)
    #expect(view.leadingAnchor !== view.leftAnchor)
  }
}

@MainActor @Suite struct LayoutSupportTests {
  let controller = UIViewController()
  let field = UIView()

  @Test func `a guide that was asked for leaves a constraint for each guide in the view`() {
    let view: UIView = controller.view
    #expect(view.constraints == [])
    let (top, bottom) = (controller.topLayoutGuide, controller.bottomLayoutGuide)
    #expect(view.constraints.count == 2)
    #expect(view.constraints.allSatisfy { "\(type(of: $0))" == "_UILayoutSupportConstraint" })
    #expect(view.constraints[0].firstItem === top && view.constraints[1].firstItem === bottom)
    #expect(view.constraints.map(\.firstAttribute) == [.top, .bottom])
    #expect(view.constraints.allSatisfy { $0.secondItem === view && $0.isActive })
    let own = field.leftAnchor.constraint(equalTo: view.leftAnchor)
    own.isActive = true
    #expect(view.constraints.count == 3 && view.constraints.last === own)
    #expect(view.constraints[0].description.hasPrefix("<_UILayoutSupportConstraint:0x"))
  }

  @Test func `its constraints stay where they are when all others are removed`() {
    let view: UIView = controller.view
    field.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor).isActive = true
    view.removeConstraints(view.constraints)
    #expect(view.constraints.count == 2)
    field.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor).isActive = true
    let window = show(controller, on: screen(375, 667, safeArea: UIEdgeInsets(top: 20)))
    #expect(field.frame.minY == 20)
    window.isHidden = true
  }

  init() { controller.view.place(field) }

  @Test func `the top of the top layout guide is the top of the view`() {
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: field, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide,
        attribute: .top, multiplier: 1, constant: 28),
      NSLayoutConstraint(
        item: field, attribute: .height, relatedBy: .equal, toItem: controller.topLayoutGuide,
        attribute: .height, multiplier: 2, constant: 0),
      NSLayoutConstraint(
        item: field, attribute: .left, relatedBy: .equal, toItem: controller.view,
        attribute: .left, multiplier: 1, constant: 0),
    ])
    keepShowing(controller, on: screen(375, 667, safeArea: UIEdgeInsets(top: 20)))
    #expect(field.frame == rect(0, 28, 0, 40))
  }

  @Test func `format strings may name the layout guides`() {
    let views: [String: Any] = [
      "field": field, "top": controller.topLayoutGuide, "bottom": controller.bottomLayoutGuide,
    ]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[top]-8-[field]-20-[bottom]", metrics: nil, views: views))
    keepShowing(controller, on: screen(375, 667, safeArea: UIEdgeInsets(top: 20, bottom: 49)))
    #expect(field.frame == rect(0, 28, 0, 570))
  }
}

/// A view that writes down when its insets change.
@MainActor private final class InsetListener: UIView {
  var calls: [String] = []
  override func layoutMarginsDidChange() { calls.append("margins \(Int(layoutMargins.top))") }
  override func safeAreaInsetsDidChange() { calls.append("safeArea \(Int(safeAreaInsets.top))") }
}

@MainActor @Suite struct MarginTests {
  let controller = UIViewController()

  @Test func `margins are told of before the safe area that changed them`() {
    let view = InsetListener(frame: rect(0, 0, 400, 700))
    view.layoutMargins = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    controller.view.addSubview(view)
    let window = show(controller, on: screen(400, 700))
    view.calls = []
    window.apply(screen(400, 700, safeArea: UIEdgeInsets(top: 20)))
    #expect(view.calls == ["margins 25", "safeArea 20"])
  }

  @Test func `a controller hears of its view's margins before it hears of the safe area`() {
    @MainActor final class Listener: UIViewController {
      var calls: [String] = []
      override func viewLayoutMarginsDidChange() { calls.append("margins") }
      override func viewSafeAreaInsetsDidChange() { calls.append("safeArea") }
    }
    let listener = Listener()
    let window = show(listener, on: screen(400, 700))
    listener.calls = []
    window.apply(screen(400, 700, safeArea: UIEdgeInsets(top: 20)))
    #expect(listener.calls == ["margins", "safeArea"])
  }

  @Test func `a view that does not inset its margins keeps those that it was given`() {
    let view = UIView(frame: rect(0, 0, 375, 812))
    view.insetsLayoutMarginsFromSafeArea = false
    controller.view.addSubview(view)
    keepShowing(controller, on: screen(375, 812, safeArea: UIEdgeInsets(top: 44, bottom: 34)))
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func `a controller may do without the system's least margins`() {
    keepShowing(controller, on: screen(375, 667, margin: 16))
    controller.view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 40)
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 1, left: 16, bottom: 3, right: 40))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 40))
    #expect(
      controller.systemMinimumLayoutMargins
        == NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
  }

  @Test func `a child controller's view has the device's margins too`() {
    let child = UIViewController()
    controller.addChild(child)
    child.view.frame = rect(0, 100, 375, 100)
    child.view.autoresizingMask = []
    controller.view.addSubview(child.view)
    keepShowing(controller, on: screen(375, 667, margin: 16))
    #expect(child.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
  }

  @Test func `margins that follow a superview's change with it`() {
    let outer = UIView(frame: rect(0, 0, 320, 480))
    let inner = InsetListener(frame: rect(0, 0, 320, 480))
    outer.addSubview(inner)
    inner.preservesSuperviewLayoutMargins = true
    _ = inner.layoutMargins
    inner.calls = []
    outer.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30))
    #expect(inner.calls == ["margins 30"])
  }

  @Test func `directional margins lie on the side where reading begins`() {
    let view = UIView(frame: rect(0, 0, 100, 100))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(view.directionalLayoutMargins.leading == 2)
  }

  @Test func `a centre within margins is that of the view's own margins`() {
    let outer = UIView(frame: rect(0, 0, 400, 400))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    outer.addSubview(view)
    func centre(
      _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: view, attribute: first, relatedBy: .equal, toItem: outer, attribute: second,
        multiplier: 1, constant: 0)
    }
    NSLayoutConstraint.activate([
      centre(.centerXWithinMargins, .centerX), centre(.centerYWithinMargins, .centerY),
      view.widthAnchor.constraint(equalToConstant: 200),
      view.heightAnchor.constraint(equalToConstant: 200),
    ])
    outer.layoutIfNeeded()
    #expect(view.frame == rect(110, 110, 200, 200))
  }
}

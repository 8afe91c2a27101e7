import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIFoundation

/// A view that writes down each call about traits.
@MainActor private final class Listener: UIView {
  let name: String
  let diary: Diary

  init(_ name: String, _ diary: Diary, _ subviews: [UIView] = []) {
    self.name = name
    self.diary = diary
    super.init(frame: .zero)
    for subview in subviews { addSubview(subview) }
  }

  required init?(coder: NSCoder) { return nil }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    let before = previous.map { "\($0.horizontalSizeClass)" } ?? "nil"
    diary.lines.append("\(name): \(before) -> \(traitCollection.horizontalSizeClass)")
  }
}

@MainActor private final class ListeningController: UIViewController {
  var diary = Diary()

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    let before = previous.map { "\($0.horizontalSizeClass)" } ?? "nil"
    diary.lines.append("controller: \(before) -> \(traitCollection.horizontalSizeClass)")
  }
}

@MainActor @Suite struct TraitFlowTests {
  let diary = Diary()
  private var leaf: Listener { Listener("leaf", diary) }
  private let controller = UIViewController()
  @Test func `an override reaches the view and all below it, and is told only to them`() {
    let leaf = leaf
    let branch = Listener("branch", diary, [leaf])
    let other = Listener("other", diary)
    controller.view.addSubview(branch)
    controller.view.addSubview(other)
    keepShowing(controller, on: screen(400, 700))
    diary.lines = []

    branch.traitOverrides.horizontalSizeClass = .regular
    #expect(diary.lines == ["branch: compact -> regular", "leaf: compact -> regular"])
    #expect(leaf.traitCollection.horizontalSizeClass == .regular)
    #expect(leaf.traitCollection.verticalSizeClass == .regular)
    #expect(other.traitCollection.horizontalSizeClass == .compact)
    #expect(controller.traitCollection.horizontalSizeClass == .compact)

    diary.lines = []
    branch.traitOverrides.horizontalSizeClass = .regular
    #expect(diary.lines == [])
    branch.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(diary.lines == ["branch: regular -> compact", "leaf: regular -> compact"])
    #expect(!branch.traitOverrides.contains(UITraitHorizontalSizeClass.self))
  }

  @Test func `a nearer override wins, and hides changes further up`() {
    let leaf = leaf
    let branch = Listener("branch", diary, [leaf])
    controller.view.addSubview(branch)
    keepShowing(controller, on: screen(400, 700))
    leaf.traitOverrides.horizontalSizeClass = .compact
    diary.lines = []
    branch.traitOverrides.horizontalSizeClass = .regular
    #expect(diary.lines == ["branch: compact -> regular"])
    #expect(leaf.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func `traits flow from scene to window to controller to view`() {
    let scene = UIScreen().perform { UIWindowScene() }
    let window = UIWindow(windowScene: scene)
    window.apply(screen(400, 700))
    let controller = ListeningController()
    controller.diary = diary
    let leaf = leaf
    controller.view.addSubview(leaf)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    diary.lines = []

    scene.traitOverrides.horizontalSizeClass = .regular
    #expect(diary.lines == ["controller: compact -> regular", "leaf: compact -> regular"])
    diary.lines = []
    window.traitOverrides.horizontalSizeClass = .compact
    #expect(diary.lines == ["controller: regular -> compact", "leaf: regular -> compact"])
    diary.lines = []
    controller.traitOverrides.horizontalSizeClass = .regular
    #expect(diary.lines == ["controller: compact -> regular", "leaf: compact -> regular"])
    diary.lines = []
    controller.view.traitOverrides.horizontalSizeClass = .compact
    #expect(diary.lines == ["leaf: regular -> compact"])
    #expect(controller.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func `a parent controller decides what its child sees`() {
    let parent = UIViewController()
    let child = ListeningController()
    child.diary = diary
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    keepShowing(parent, on: screen(400, 700))
    diary.lines = []
    let regular = UITraitCollection(horizontalSizeClass: .regular)
    parent.setOverrideTraitCollection(regular, forChild: child)
    #expect(parent.overrideTraitCollection(forChild: child) == regular)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.view.traitCollection.verticalSizeClass == .regular)
    #expect(parent.traitCollection.horizontalSizeClass == .compact)
    #expect(diary.lines == ["controller: compact -> regular"])
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(parent.overrideTraitCollection(forChild: child) == nil)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func `a view that moves is told of the traits of its new place`() {
    let leaf = leaf
    let wide = UIView()
    wide.traitOverrides.horizontalSizeClass = .regular
    controller.view.addSubview(wide)
    controller.view.addSubview(leaf)
    keepShowing(controller, on: screen(400, 700))
    diary.lines = []
    wide.addSubview(leaf)
    #expect(diary.lines == ["leaf: compact -> regular"])
  }

  @Test func `traits are inherited without a window too`() {
    let leaf = UIView()
    let root = parent(100, 100, [parent(50, 50, [leaf])])
    #expect(leaf.traitCollection == UIScreen.main.traitCollection)
    root.traitOverrides[ThemeTrait.self] = "festive"
    #expect(leaf.traitCollection[ThemeTrait.self] == "festive")
    leaf.removeFromSuperview()
    #expect(leaf.traitCollection[ThemeTrait.self] == "plain")
  }

  @Test func `an overridden reading direction turns the layout below it`() {
    let leaf = UIView()
    leaf.translatesAutoresizingMaskIntoConstraints = false
    let root = parent(100, 100, [leaf])
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 30, bottom: 0, trailing: 4)
    leaf.pin([.leading: 0, .width: 10], to: root.layoutMarginsGuide)
    root.layoutIfNeeded()
    #expect(leaf.frame.minX == 30)
    root.traitOverrides.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(leaf.frame.minX == 60)
    #expect(root.layoutMargins.right == 30)
  }

  @Test func `an overridden text size reaches labels and readable widths`() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    controller.view.addSubview(label)
    let guide = controller.view.readableContentGuide
    let window = show(controller, on: screen(1024, 768, margin: 20, .regular, .regular))
    controller.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    window.layoutIfNeeded()
    #expect(label.font.pointSize == 23)
    #expect(guide.layoutFrame.width == 896)
  }

  @Test func `all windows of a scene are taken to another screen`() {
    let scene = UIScreen().perform { UIWindowScene() }
    let windows = (0..<2).map { _ in UIWindow(windowScene: scene) }
    let leaves = windows.map { _ in self.leaf }
    for (window, leaf) in zip(windows, leaves) {
      window.rootViewController = UIViewController()
      window.rootViewController?.view.addSubview(leaf)
      window.makeKeyAndVisible()
    }
    windows[0].apply(screen(400, 700))
    diary.lines = []
    windows[1].apply(screen(700, 400, .regular, .compact))
    #expect(diary.lines == ["leaf: compact -> regular", "leaf: compact -> regular"])
    #expect(
      windows.map(\.bounds.size) == [
        CGSize(width: 700, height: 400), CGSize(width: 700, height: 400),
      ])
    #expect(scene.interfaceOrientation.isLandscape)
    #expect(scene.keyWindow === windows[1])
  }

  @Test func `a window without a scene keeps its screen when another is shown on one of its own`() {
    keepShowing(controller, on: screen(400, 700))
    let other = show(UIViewController(), on: screen(700, 400, .regular, .compact))
    #expect(controller.view.traitCollection.horizontalSizeClass == .compact)
    #expect(other.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func `a deep view answers from what it kept, and afresh after a change above`() {
    var views = [UIView()]
    for _ in 0..<50 {
      let view = UIView()
      views[views.count - 1].addSubview(view)
      views.append(view)
    }
    let first = views[50].traitCollection
    #expect(views[50].traitCollection === first)
    views[0].traitOverrides.userInterfaceStyle = .dark
    #expect(views[50].traitCollection.userInterfaceStyle == .dark)
    // Handed down, not made anew by each view.
    #expect(views[50].traitCollection === views[0].traitCollection)
  }
}

@MainActor @Suite struct TraitChangeTests {
  let diary = Diary()
  private let controller = UIViewController()
  @Test func `a registered handler hears of its traits alone, with the traits before`() {
    UIScreen(screen(400, 700)).perform {
      let view = UIView()
      let diary = diary
      view.registerForTraitChanges([UITraitHorizontalSizeClass.self, ThemeTrait.self]) {
        (view: UIView, previous: UITraitCollection) in
        diary.lines.append(
          "\(previous.horizontalSizeClass) \(previous[ThemeTrait.self]) -> "
            + "\(view.traitCollection.horizontalSizeClass) \(view.traitCollection[ThemeTrait.self])"
        )
      }
      view.traitOverrides.horizontalSizeClass = .regular
      view.traitOverrides.userInterfaceStyle = .dark
      view.traitOverrides[ThemeTrait.self] = "festive"
      #expect(
        diary.lines == ["compact plain -> regular plain", "regular plain -> regular festive"])
    }
  }

  @Test func `entering a window is no change for a registered handler`() {
    let diary = diary
    controller.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (controller: UIViewController, _) in
      diary.lines.append("\(controller.traitCollection.horizontalSizeClass)")
    }
    let window = show(controller, on: screen(400, 700))
    #expect(diary.lines == [])
    window.apply(screen(700, 400, .regular, .compact))
    #expect(diary.lines == ["regular"])
  }

  @Test func `a handler can name the class around it as Self, also where there are subclasses`() {
    @MainActor class Card: UIView {
      var told: [String] = []
      func listen() {
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
          (self: Self, previous: UITraitCollection) in
          self.told.append("Self, \(previous.horizontalSizeClass)")
        }
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (card: Card, _) in
          card.told.append("Card")
        }
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) { card, _ in
          card.told.append("inferred")
        }
      }
    }
    class WideCard: Card {}
    UIScreen(screen(400, 700)).perform {
      let card = WideCard()
      card.listen()
      card.traitOverrides.horizontalSizeClass = .regular
      #expect(card.told == ["Self, compact", "Card", "inferred"])
    }
  }

  @Test func `methods can be registered, and registrations ended`() {
    @MainActor final class Card: UIView {
      var arrangements = 0
      var previous: UIUserInterfaceSizeClass?
      func arrange() { arrangements += 1 }
      func note(_ card: UIView, _ traits: UITraitCollection) {
        previous = traits.horizontalSizeClass
      }
      func listen() -> any UITraitChangeRegistration {
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Card, _) in
          self.arrange()
        }
      }
    }
    UIScreen(screen(400, 700)).perform {
      let card = Card()
      let other = Card()
      card.registerForTraitChanges([UITraitHorizontalSizeClass.self], action: Card.arrange)
      card.registerForTraitChanges(
        [UITraitHorizontalSizeClass.self], target: other, action: Card.arrange)
      card.registerForTraitChanges([UITraitHorizontalSizeClass.self], action: .of(Card.note))
      let registration = card.listen()
      card.traitOverrides.horizontalSizeClass = .regular
      #expect(card.arrangements == 2)
      #expect(card.previous == .compact)
      #expect(other.arrangements == 1)
      card.unregisterForTraitChanges(registration)
      card.traitOverrides.horizontalSizeClass = .compact
      #expect(card.arrangements == 3)
    }
  }

  @Test func `by the older rule a view is told once with nil when it enters a window`() {
    let view = TraitCounter()
    controller.view.addSubview(view)
    let window = show(controller, on: screen(400, 700))
    #expect(view.calls == [nil])
    let size = screen(400, 800)
    window.apply(size)
    #expect(view.calls == [nil])
  }

  @Test func `by the newer rule a view is told only if the traits are not those predicted`() {
    UITraitCollection.changeRule = .predictsTraits
    defer { UITraitCollection.changeRule = .tellsFirstTraits }
    UIScreen(screen(400, 700)).perform {
      let controller = UIViewController()
      let view = TraitCounter()
      #expect(view.traitCollection.horizontalSizeClass == .compact)
      controller.view.addSubview(view)
      let window = show(controller, on: screen(400, 700), screen: .main)
      #expect(view.calls == [])
      window.apply(screen(700, 400, .regular, .compact))
      #expect(view.calls == [.compact])

      let wide = UIView()
      wide.traitOverrides.horizontalSizeClass = .compact
      controller.view.addSubview(wide)
      let late = TraitCounter()
      wide.addSubview(late)
      #expect(late.calls == [.regular])
    }
  }

  @Test func `the traits that change are the current ones while that is told`() {
    @MainActor final class Asker: UIView {
      var sizes: [UIContentSizeCategory] = []
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        sizes.append(UITraitCollection.current.preferredContentSizeCategory)
      }
    }
    let asker = Asker()
    controller.view.addSubview(asker)
    keepShowing(controller, on: screen(400, 700))
    asker.traitOverrides.preferredContentSizeCategory = .small
    #expect(asker.sizes == [.large, .small])
  }
}

@MainActor private final class TraitCounter: UIView {
  /// The width class before, for each call.
  var calls: [UIUserInterfaceSizeClass?] = []
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    calls.append(previous?.horizontalSizeClass)
  }
}

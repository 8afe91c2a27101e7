import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import CoreAutoLayout
@testable import UIViews

@MainActor private final class DiaryView: UIView {
  let name: String
  let diary: Diary

  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { return nil }

  override func updateConstraints() {
    diary.lines.append("\(name) updateConstraints")
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    diary.lines.append("\(name) layoutSubviews \(Int(frame.width))x\(Int(frame.height))")
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    let before = previous.map { "\($0.horizontalSizeClass)" } ?? "nil"
    diary.lines.append("\(name) traits \(before) -> \(traitCollection.horizontalSizeClass)")
  }

  override func didMoveToWindow() { diary.lines.append("\(name) didMoveToWindow") }

  override func safeAreaInsetsDidChange() {
    diary.lines.append("\(name) safeArea \(Int(safeAreaInsets.top))")
  }
}

@MainActor private final class DiaryController: UIViewController {
  let diary = Diary()
  lazy var child = DiaryView("child", diary)

  private func note(_ line: String) { diary.lines.append(line) }

  override func loadView() {
    note("loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    note("viewDidLoad")
    view.addSubview(child)
    child.pin([.leading: 0, .top: 0, .height: 30], to: view)
    child.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
  }

  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
  override func viewSafeAreaInsetsDidChange() {
    note("viewSafeAreaInsetsDidChange \(Int(view.safeAreaInsets.top))")
  }
  override func updateViewConstraints() {
    note("updateViewConstraints")
    super.updateViewConstraints()
  }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    note("controller traits")
  }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("willTransition to \(newCollection.horizontalSizeClass)")
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("viewWillTransition to \(Int(size.width))x\(Int(size.height))")
    coordinator.animate(
      alongsideTransition: { _ in self.note("alongside") },
      completion: { _ in self.note("completion") })
  }
}

@MainActor @Suite struct UpdateCycleTests {
  private let controller = DiaryController()

  @Test func `on first show the controller is called in UIKit's order`() {
    let window = show(controller, on: screen(400, 700, safeArea: UIEdgeInsets(top: 20)))
    #expect(
      controller.diary.lines == [
        "loadView",
        "viewDidLoad",
        "viewWillAppear",
        "child didMoveToWindow",
        "controller traits",
        "child traits nil -> compact",
        "viewSafeAreaInsetsDidChange 20",
        "child safeArea 20",
        "viewIsAppearing",
        "child updateConstraints",
        "updateViewConstraints",
        "viewWillLayoutSubviews",
        "viewDidLayoutSubviews",
        "child layoutSubviews 200x30",
        "viewDidAppear",
      ])
    #expect(window.bounds.size == CGSize(width: 400, height: 700))
  }

  @Test func `a rotation announces traits and size, changes them, then lays out`() {
    let window = show(controller, on: screen(400, 700, safeArea: UIEdgeInsets(top: 20)))
    controller.diary.lines = []
    window.apply(screen(700, 400, .regular, .compact))
    #expect(
      controller.diary.lines == [
        "willTransition to regular",
        "viewWillTransition to 700x400",
        "viewSafeAreaInsetsDidChange 0",
        "child safeArea 0",
        "controller traits",
        "child traits compact -> regular",
        "alongside",
        "viewWillLayoutSubviews",
        "viewDidLayoutSubviews",
        "child layoutSubviews 350x30",
        "completion",
      ])
  }

  @Test func `nothing is called when nothing changed`() {
    let configuration = screen(400, 700)
    let window = show(controller, on: configuration)
    controller.diary.lines = []
    window.apply(configuration)
    window.layoutIfNeeded()
    #expect(controller.diary.lines == [])
  }

  @Test func `setNeedsLayout is carried out once, at the next layout`() {
    let diary = Diary()
    let view = parent(100, 100)
    let child = DiaryView("child", diary)
    view.addSubview(child)
    view.layoutIfNeeded()
    diary.lines = []
    child.setNeedsLayout()
    child.setNeedsLayout()
    #expect(diary.lines == [])
    view.layoutIfNeeded()
    #expect(diary.lines == ["child layoutSubviews 0x0"])
  }

  @Test func `constraints are updated from the bottom up`() {
    let diary = Diary()
    let outer = DiaryView("outer", diary)
    let inner = DiaryView("inner", diary)
    outer.addSubview(inner)
    outer.updateConstraintsIfNeeded()
    #expect(diary.lines == ["inner updateConstraints", "outer updateConstraints"])
    diary.lines = []
    outer.updateConstraintsIfNeeded()
    #expect(diary.lines == [])
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints())
    outer.updateConstraintsIfNeeded()
    #expect(diary.lines == ["inner updateConstraints"])
  }

  @Test func `a layout that never settles is given up with a message that names the view`() {
    @MainActor final class Restless: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
      }
    }
    let restless = Restless(frame: rect(0, 0, 10, 10))
    let messages = logged { restless.layoutIfNeeded() }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("did not settle") == true)
    #expect(messages.first?.contains("Restless") == true)
  }

  @Test func `a view added to a shown window gets its first traits at once`() {
    let window = show(controller, on: screen(400, 700))
    controller.diary.lines = []
    controller.view.addSubview(DiaryView("late", controller.diary))
    #expect(controller.diary.lines == ["late didMoveToWindow", "late traits nil -> compact"])
    window.layoutIfNeeded()
  }
}

@MainActor @Suite struct LifetimeTests {
  @Test func `a window that nobody holds goes away with its views, however it was laid out`() {
    weak var window: UIWindow?
    weak var child: UIView?
    do {
      let controller = UIViewController()
      let label = UILabel()
      label.text = "some words that wrap"
      label.numberOfLines = 0
      controller.view.addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      label.pin([.top: 0, .width: 60, .height: 10], to: controller.view.safeAreaLayoutGuide)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: controller.view.readableContentGuide.leadingAnchor)
      ])
      let shown = show(controller, on: screen(400, 700))
      label.text = "others"
      shown.setNeedsLayout()
      window = shown
      child = label
    }
    #expect(window == nil)
    #expect(child == nil)
  }

  @Test func `a root without a window goes away too`() {
    weak var root: UIView?
    do {
      let view = parent(100, 100, [UIView()])
      view.layoutIfNeeded()
      view.invalidateIntrinsicContentSize()
      root = view
    }
    #expect(root == nil)
  }

  @Test func `views that come and go between layouts leave nothing behind`() {
    let view = parent(100, 100)
    for _ in 0..<3 {
      weak var gone: UIView?
      do {
        let child = ContentView(10, 10)
        view.addSubview(child)
        view.layoutIfNeeded()
        child.invalidateIntrinsicContentSize()
        child.setContentHuggingPriority(.required, for: .horizontal)
        gone = child
        child.removeFromSuperview()
      }
      #expect(gone == nil)
      view.layoutIfNeeded()
    }
    #expect(view.node.ownEngine?.itemCount == 1)
  }
}

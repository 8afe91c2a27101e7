import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

@MainActor private final class TraitView: UIView {
  var told: [String] = []
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    told.append(previous.map { "\($0.horizontalSizeClass)" } ?? "nil")
  }
}

@MainActor @Suite struct HierarchyTests {
  private let diary = Diary()

  @Test func `a child controller appears and disappears with its parent`() {
    let parent = NotingController("parent", diary)
    let child = NotingController("child", diary)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let window = show(parent, on: screen(400, 700))
    window.rootViewController = nil
    #expect(
      diary.lines == [
        "child willMove to parent",
        "parent viewDidLoad",
        "child viewDidLoad",
        "child didMove to parent",
        "parent viewWillAppear",
        "child viewWillAppear",
        "parent viewIsAppearing",
        "child viewIsAppearing",
        "child viewDidAppear",
        "parent viewDidAppear",
        "parent viewWillDisappear",
        "child viewWillDisappear",
        "parent viewDidDisappear",
        "child viewDidDisappear",
      ])
  }

  @Test func `a child whose view is added to a visible parent appears then`() {
    let parent = NotingController("parent", diary)
    let child = NotingController("child", diary)
    let window = show(parent, on: screen(400, 700))
    diary.lines = []
    parent.addChild(child)
    parent.view.addSubview(child.view)
    window.layoutIfNeeded()
    child.view.removeFromSuperview()
    #expect(
      diary.lines == [
        "child willMove to parent",
        "child viewDidLoad",
        "child viewWillAppear",
        "child viewIsAppearing",
        "child viewDidAppear",
        "child viewWillDisappear",
        "child viewDidDisappear",
      ])
  }

  @Test func `setting the same root controller again does nothing`() {
    let root = NotingController("root", diary)
    let window = show(root, on: screen(400, 700))
    diary.lines = []
    window.rootViewController = root
    window.layoutIfNeeded()
    #expect(diary.lines == [])
    #expect(root.view.superview === window)
  }

  @Test func `a view that comes back after a change of traits is told of it`() {
    let controller = UIViewController()
    let view = TraitView()
    controller.view.addSubview(view)
    let window = show(controller, on: screen(400, 700))
    #expect(view.told == ["nil"])
    view.removeFromSuperview()
    window.apply(screen(700, 700, .regular))
    #expect(view.told == ["nil"])
    controller.view.addSubview(view)
    #expect(view.told == ["nil", "compact"])
    view.removeFromSuperview()
    controller.view.addSubview(view)
    #expect(view.told == ["nil", "compact"])
  }

  @Test func `a view added while traits change is told once`() {
    let controller = AddingController()
    let window = show(controller, on: screen(400, 700))
    window.apply(screen(700, 700, .regular))
    #expect(controller.added.told == ["nil"])
  }

  @Test func `removing a guide takes a constraint with it that measures from the guide`() {
    let view = parent(300, 200)
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    let distance = guide.leadingAnchor.anchorWithOffset(to: view.trailingAnchor)
      .constraint(equalToConstant: 40)
    distance.isActive = true
    view.removeLayoutGuide(guide)
    #expect(!distance.isActive)
    #expect(view.constraints == [])
  }

  @Test func `subviews can change places`() {
    let views = [UIView(), UIView(), UIView()]
    let view = parent(10, 10, views)
    view.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(view.subviews == [views[2], views[1], views[0]])
    view.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(view.subviews == [views[2], views[1], views[0]])
  }

  @Test func `a log's list shows what is not ASCII by its code, the broken constraint as it is`() {
    let label = UILabel()
    label.text = "分 \"é\""
    let view = parent(300, 200, [label])
    NSLayoutConstraint.activate([
      label.widthAnchor.constraint(equalToConstant: 100),
      label.widthAnchor.constraint(equalToConstant: 50),
    ])
    let messages = logged { view.layoutIfNeeded() }
    #expect(messages.count == 1)
    #expect(messages[0].contains("'\\U5206 \\\"\\U00e9\\\"'.width == 50   (active)>\","))
    #expect(messages[0].contains("constraint \n<NSLayoutConstraint:"))
    #expect(messages[0].contains("'分 \"é\"'.width == 50   (active)>\n"))
  }

  @Test func `an autoresized location is named as the system's variable`() {
    let view = UIView(frame: rect(0, 0, 300, 200))
    let child = UIView(frame: rect(20, 30, 40, 50))
    view.addSubview(child)
    view.layoutIfNeeded()
    let lines = child.constraintsNamingView.map(\.description)
    #expect(lines.count == 4)
    #expect(lines[0].hasSuffix(".minX == 20   (active)>"))
    #expect(lines[2].hasSuffix(".minY == 30   (active)>"))
  }
}

@MainActor private final class AddingController: UIViewController {
  let added = TraitView()
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    if previous != nil { view.addSubview(added) }
  }
}

import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

@MainActor @Suite struct ControllerTests {
  let diary = Diary()

  @Test func `a child is told when it moves, and appears with its parent`() {
    let parent = NotingController("parent", diary)
    let child = NotingController("child", diary)
    let window = show(parent, on: screen(400, 700))
    diary.lines = []
    parent.addChild(child)
    #expect(parent.children == [child])
    #expect(child.parent === parent)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    window.layoutIfNeeded()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      diary.lines == [
        "child willMove to parent",
        "child viewDidLoad",
        "child viewWillAppear",
        "child viewIsAppearing",
        "child didMove to parent",
        "child viewDidAppear",
        "child willMove to nil",
        "child viewWillDisappear",
        "child viewDidDisappear",
        "child didMove to nil",
      ])
    #expect(parent.children.isEmpty)
    #expect(child.parent == nil)
  }

  @Test func `a container that forwards appearance itself says when its child appears`() {
    @MainActor final class Container: NotingController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let parent = Container("parent", diary)
    let child = NotingController("child", diary)
    let inner = NotingController("inner", diary)
    let window = show(parent, on: screen(400, 700))
    parent.addChild(child)
    child.addChild(inner)
    child.view.addSubview(inner.view)
    diary.lines = []
    parent.view.addSubview(child.view)
    window.layoutIfNeeded()
    #expect(diary.lines == [])
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(
      diary.lines == [
        "child viewWillAppear",
        "inner viewWillAppear",
        "inner viewIsAppearing",
        "inner viewDidAppear",
        "child viewIsAppearing",
        "child viewDidAppear",
      ])
    diary.lines = []
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    #expect(
      diary.lines == [
        "child viewWillDisappear", "inner viewWillDisappear", "inner viewDidDisappear",
        "child viewDidDisappear",
      ])
  }

  @Test func `a rotation is passed down to children, in the sizes that their parent gives them`() {
    @MainActor final class HalfParent: NotingController {
      override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
      ) -> CGSize {
        CGSize(width: parentSize.width / 2, height: parentSize.height)
      }
    }
    let parent = HalfParent("parent", diary)
    let child = NotingController("child", diary)
    let wide = NotingController("wide", diary)
    for controller in [child, wide] {
      parent.addChild(controller)
      parent.view.addSubview(controller.view)
    }
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: wide)
    let window = show(parent, on: screen(400, 700))
    diary.lines = []
    window.apply(screen(700, 400, .regular, .compact))
    #expect(
      diary.lines == [
        "parent to regular", "child to regular",
        // The vertical class alone becomes another one.
        "wide to regular", "parent to 700x400", "child to 350x400", "wide to 350x400",
      ])
    diary.lines = []
    window.apply(screen(700, 400, .compact, .compact))
    #expect(diary.lines == ["parent to compact", "child to compact"])
  }

  @Test func `a preferred size is told to the parent`() {
    @MainActor final class Parent: UIViewController {
      var sizes: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        sizes.append(container.preferredContentSize)
      }
    }
    let parent = Parent()
    let child = UIViewController()
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    #expect(parent.sizes == [CGSize(width: 10, height: 20)])
  }

  @Test func `a controller can't come to contain itself`() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    let raised = exceptions { child.addChild(parent) }
    #expect(raised.map(\.name) == ["NSInvalidArgumentException"])
    #expect(child.children.isEmpty)
    #expect(parent.parent == nil)
  }

  @Test func `a controller that is added to another leaves the one before`() {
    let first = UIViewController()
    let second = UIViewController()
    let child = NotingController("child", diary)
    first.title = "first"
    second.title = "second"
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty)
    #expect(
      diary.lines == [
        "child willMove to first", "child didMove to nil", "child willMove to second",
      ])
  }

  @Test func `a loadView that sets no view gives an empty one and says so`() {
    @MainActor final class Forgetful: UIViewController {
      override func loadView() {}
    }
    @MainActor final class Curious: UIViewController {
      override func loadView() { view.tag = 7 }
    }
    let forgetful = Forgetful()
    let messages = logged { #expect(forgetful.view != nil) }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Forgetful did not set the controller's view") == true)
    #expect(Curious().view.tag == 7)
  }

  @Test func `a root view of one's own fills the window, and follows it`() {
    @MainActor final class Own: UIViewController {
      override func loadView() { view = UIView() }
    }
    let controller = Own()
    let window = show(controller, on: screen(400, 700))
    #expect(controller.view.frame == rect(0, 0, 400, 700))
    window.apply(screen(700, 400, .regular, .compact))
    #expect(controller.view.frame == rect(0, 0, 700, 400))
  }

  /// A view without a mask would have the size of its content, as a document may say of a root.
  @Test func `a root view fills what shows it, whether it has a mask or none`() {
    @MainActor final class Maskless: UIViewController {
      override func viewDidLoad() {
        view.translatesAutoresizingMaskIntoConstraints = false
        let box = UIView()
        view.place(box)
        box.pin([.leading: 0, .top: 0, .width: 50, .height: 60], to: view)
        NSLayoutConstraint.activate([
          view.trailingAnchor.constraint(greaterThanOrEqualTo: box.trailingAnchor, constant: 10),
          view.bottomAnchor.constraint(greaterThanOrEqualTo: box.bottomAnchor, constant: 10),
        ])
      }
    }
    let (root, over) = (Maskless(), Maskless())
    let window = show(root, on: screen(400, 700))
    #expect(root.view.frame == rect(0, 0, 400, 700))
    over.modalPresentationStyle = .fullScreen
    root.present(over, animated: false)
    window.apply(screen(700, 400, .regular, .compact))
    #expect(over.view.frame == rect(0, 0, 700, 400))
    over.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(root.view.frame == rect(0, 0, 700, 400))
  }

  @Test func `an updateViewConstraints that keeps it from super is told of`() {
    @MainActor final class Selfish: UIViewController {
      override func updateViewConstraints() {}
    }
    let controller = Selfish()
    let messages = logged { controller.view.updateConstraintsIfNeeded() }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Selfish has to call super") == true)
  }
}

@MainActor @Suite struct PresentationTests {
  let diary = Diary()

  private func shown(_ configuration: ScreenConfiguration) -> (UIWindow, NotingController) {
    let root = NotingController("root", diary)
    let window = keepShowing(root, on: configuration)
    diary.lines = []
    return (window, root)
  }

  @Test func `a full screen controller takes the place of the one below it`() {
    let (window, root) = shown(screen(375, 667, safeArea: UIEdgeInsets(top: 20)))
    let over = NotingController("over", diary)
    over.modalPresentationStyle = .fullScreen
    root.present(over, animated: true)
    window.layoutIfNeeded()
    #expect(over.view.frame == rect(0, 0, 375, 667))
    #expect(over.view.safeAreaInsets.top == 20)
    #expect(root.view.window == nil)
    #expect(root.presentedViewController === over)
    #expect(over.presentingViewController === root)
    over.dismiss(animated: true)
    window.layoutIfNeeded()
    #expect(root.view.window === window)
    #expect(root.presentedViewController == nil)
    #expect(
      diary.lines == [
        "over viewDidLoad",
        "root viewWillDisappear",
        "over viewWillAppear",
        "over viewIsAppearing",
        "root viewDidDisappear",
        "over viewDidAppear",
        "over viewWillDisappear",
        "root viewWillAppear",
        "root viewIsAppearing",
        "over viewDidDisappear",
        "root viewDidAppear",
      ])
  }

  @Test func `a sheet is as high as its detent, above the home indicator`() {
    let (window, root) = shown(screen(375, 812, safeArea: UIEdgeInsets(top: 44, bottom: 34)))
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [
      .custom { $0.maximumDetentValue / 4 }, .medium(), .large(),
    ]
    window.present(sheet, over: root)
    #expect(sheet.view.frame == rect(0, 597, 375, 215))
    #expect(sheet.view.safeAreaInsets == UIEdgeInsets(bottom: 34))
    sheet.sheetPresentationController?.selectedDetentIdentifier = .medium
    window.layoutIfNeeded()
    // 0.56 of 724 points, which are 405, and the home indicator.
    #expect(sheet.view.frame == rect(0, 373, 375, 439))
    sheet.sheetPresentationController?.animateChanges {
      sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    }
    window.layoutIfNeeded()
    #expect(sheet.view.frame == rect(0, 54, 375, 758))
    sheet.modalPresentationStyle = .fullScreen
    #expect(sheet.sheetPresentationController == nil)
  }

  @Test func `a sheet leaves the top of a phone's screen free, and none when it lies`() {
    let (window, root) = shown(screen(375, 812, safeArea: UIEdgeInsets(top: 44, bottom: 34)))
    let sheet = UIViewController()
    window.present(sheet, over: root)
    #expect(sheet.view.frame == rect(0, 54, 375, 758))
    #expect(sheet.view.safeAreaInsets == UIEdgeInsets(bottom: 34))
    #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
    #expect(root.view.window === window)
    window.apply(screen(812, 375, safeArea: UIEdgeInsets(bottom: 21), .compact, .compact))
    #expect(sheet.view.frame == rect(0, 0, 812, 375))
  }

  @Test func `a form sheet lies in the middle of an iPad, and is narrow`() {
    let (window, root) = shown(screen(1024, 768, .regular, .regular))
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .formSheet
    window.present(sheet, over: root)
    #expect(sheet.view.frame == rect(242, 74, 540, 620))
    #expect(sheet.traitCollection.horizontalSizeClass == .compact)
    sheet.preferredContentSize = CGSize(width: 400, height: 300)
    window.layoutIfNeeded()
    #expect(sheet.view.frame == rect(312, 234, 400, 300))
    window.apply(screen(320, 768, .compact, .regular))
    #expect(sheet.view.frame.width == 320)
  }

  @Test func `presenting twice, or from out of sight, is refused in UIKit's words`() {
    let (_, root) = shown(screen(375, 667))
    let first = UIViewController()
    root.present(first, animated: false)
    let twice = logged { root.present(UIViewController(), animated: false) }
    #expect(twice.first?.hasPrefix("Attempt to present <UIViewController: 0x") == true)
    #expect(twice.first?.contains("which is already presenting") == true)
    let nowhere = logged { UIViewController().present(UIViewController(), animated: false) }
    #expect(nowhere.first?.hasSuffix("whose view is not in the window hierarchy.") == true)
    let same = exceptions { root.present(root, animated: false) }
    #expect(
      same.first?.reason.hasPrefix("Application tried to present modally an active controller")
        == true)
  }

  @Test func `dismissing takes what lies over it along`() {
    let (window, root) = shown(screen(375, 667))
    let first = NotingController("first", diary)
    let second = NotingController("second", diary)
    root.present(first, animated: false)
    window.present(second, over: first)
    diary.lines = []
    root.dismiss(animated: false)
    #expect(
      diary.lines == [
        "second viewWillDisappear", "second viewDidDisappear", "first viewWillDisappear",
        "first viewDidDisappear",
      ])
    #expect(window.subviews == [root.view])
  }

  @Test func `a rotation reaches what is presented`() {
    let (window, root) = shown(screen(400, 700))
    let over = NotingController("over", diary)
    over.modalPresentationStyle = .fullScreen
    window.present(over, over: root)
    diary.lines = []
    window.apply(screen(700, 400, .regular, .compact))
    #expect(
      diary.lines == ["root to regular", "root to 700x400", "over to regular", "over to 700x400"])
    #expect(over.view.frame == rect(0, 0, 700, 400))
    over.dismiss(animated: false)
    #expect(root.view.frame == rect(0, 0, 700, 400))
    #expect(root.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func `a controller that is presented again lies where it did`() {
    let (window, root) = shown(screen(400, 700))
    let over = UIViewController()
    let box = UIView()
    over.view.place(box)
    box.pin([.trailing: -10, .bottom: -20, .width: 50, .height: 50], to: over.view)
    for _ in 1...3 {
      window.present(over, over: root)
      #expect(over.view.frame == rect(0, 10, 400, 690))
      #expect(box.frame == rect(340, 620, 50, 50))
      #expect(!over.view.hasAmbiguousLayout && !box.hasAmbiguousLayout)
      root.dismiss(animated: false)
      window.layoutIfNeeded()
    }
    // On another screen than the one it was dismissed on.
    window.apply(screen(300, 600))
    window.present(over, over: root)
    #expect(box.frame == rect(240, 520, 50, 50))
  }

  @Test func `a presented controller is let go of when it is dismissed`() {
    let (window, root) = shown(screen(400, 700))
    weak var gone: UIViewController?
    do {
      let over = UIViewController()
      window.present(over, over: root)
      over.dismiss(animated: false)
      gone = over
    }
    window.layoutIfNeeded()
    #expect(gone == nil)
  }
}

import AutoLayout
import Foundation
import SceneFixtures
import Testing

@testable import Stage

private class CardView: UIView {
  override func layoutSubviews() { super.layoutSubviews() }
}

private final class LargeCardView: CardView {
  override var bounds: CGRect { didSet { setNeedsLayout() } }
}

private final class QuietView: UIView {
  var title = ""
  override func didMoveToWindow() { super.didMoveToWindow() }
  override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 10) }
}

/// Labels have code of their own in `layoutSubviews()`.
private final class BoldLabel: UILabel {
  override func updateConstraints() { super.updateConstraints() }
}

private final class FormController: UIViewController {
  override func viewDidLoad() {
    for view in [CardView(), LargeCardView(), QuietView(), BoldLabel(), UILabel(), CardView()] {
      self.view.addSubview(view)
    }
    addChild(TurningController())
  }

  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
}

private final class TurningController: UIViewController {
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
  }
}

@MainActor
@Suite struct `Code of an app that takes part in layouts` {
  @Test func `is known by the methods that its classes override, inherited ones among them`() {
    let host = SceneHost(screen: SimulatedScreen()) { FormController() }
    #expect(
      host.layoutOverrides == [
        "CardView.layoutSubviews", "LargeCardView.layoutSubviews", "LargeCardView.bounds",
        "BoldLabel.updateConstraints", "FormController.viewDidLayoutSubviews",
        "TurningController.viewWillTransition",
      ])
  }

  @Test func `is none in controls and containers of the framework`() {
    let (split, bar) = (UISplitViewController(), UITabBarController())
    bar.viewControllers = [UINavigationController(rootViewController: UITableViewController())]
    split.viewControllers = [bar, UIViewController()]
    #expect(SceneHost(screen: SimulatedScreen()) { split }.layoutOverrides == [])
  }
}

import AutoLayout
import Testing

@testable import Stage

private final class CardView: UIView {
  override func layoutSubviews() { super.layoutSubviews() }
}

private final class FormController: UIViewController {}

@Suite struct `Code of an app that may take part in layouts` {
  private func isOfFrameworkClasses(_ make: @escaping @MainActor () -> UIViewController) -> Bool {
    SceneHost(screen: SimulatedScreen(), make: make).isOfFrameworkClasses
  }

  @Test func `is that of any view, and of any controller in another one`() {
    #expect(
      !isOfFrameworkClasses {
        let controller = UIViewController()
        controller.view.addSubview(CardView())
        return controller
      })
    #expect(!isOfFrameworkClasses { FormController() })
    #expect(
      !isOfFrameworkClasses {
        let controller = UIViewController()
        controller.addChild(FormController())
        return controller
      })
  }

  @Test func `is none in controls and containers of the framework`() {
    let (split, bar) = (UISplitViewController(), UITabBarController())
    bar.viewControllers = [UINavigationController(rootViewController: UITableViewController())]
    split.viewControllers = [bar, UIViewController()]
    #expect(isOfFrameworkClasses { split })
    #expect(
      isOfFrameworkClasses {
        let controller = UIViewController()
        for view in [UILabel(), UIButton(), UITextField(), UISwitch(), UIStackView()] as [UIView] {
          controller.view.addSubview(view)
        }
        return controller
      })
  }
}

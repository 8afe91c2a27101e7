import Foundation
import LayoutFixtures
import Testing

@testable import AutoLayout

private final class HomeController: UIViewController {
  var lines: [String] = []
  override class var actions: [Action] { super.actions + [Action("go:", HomeController.go)] }
  func go(_ sender: Any?) { lines.append("go from \(sender ?? "nowhere")") }
}

@MainActor @Suite struct ApplicationTests {
  @Test func `the app sends an action to its target, or to whoever has it in the key window`() {
    on(.initial) {
      let home = HomeController()
      let window = show(home, on: .initial, screen: .main)
      let app = UIApplication.shared
      #expect(app.sendAction("go:", to: home, from: 1, for: nil))
      #expect(app.sendAction("go:", to: nil, from: nil, for: nil))
      let item = UIMenuItem(title: "Go", action: "go:")
      UIMenuController.shared.menuItems = [item]
      #expect(app.sendAction(item.action, to: nil, from: item.title, for: nil))
      #expect(!app.sendAction("stay:", to: nil, from: nil, for: nil))
      #expect(home.lines == ["go from 1", "go from nowhere", "go from Go"])
      #expect(window.isKeyWindow)
    }
  }

  private func pad(_ width: CGFloat, _ height: CGFloat) -> ScreenConfiguration {
    ScreenConfiguration(
      size: CGSize(width: width, height: height), layoutMargin: 20,
      traitCollection: UITraitCollection(
        idiom: .pad, displayScale: 2, horizontalSizeClass: .regular, verticalSizeClass: .regular,
        layoutDirection: .rightToLeft, preferredContentSizeCategory: .extraLarge))
  }

  private func on(_ configuration: ScreenConfiguration, _ body: () -> Void) {
    UIScreen(configuration).perform(body)
  }

  @Test func `app and device know what the screen shows`() {
    on(pad(1024, 768)) {
      #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
      #expect(UIApplication.shared.preferredContentSizeCategory == .extraLarge)
      #expect(UIApplication.shared.statusBarOrientation.isLandscape)
      #expect(UIDevice.current.userInterfaceIdiom == .pad)
      #expect(UIDevice.current.orientation.isLandscape)
      #expect(UIDevice.current.model == "iPad")
      #expect(UIScreen.main.nativeBounds.size == CGSize(width: 1536, height: 2048))
    }
    on(screen(375, 667)) {
      #expect(UIDevice.current.userInterfaceIdiom == .phone)
      #expect(UIDevice.current.orientation == .portrait)
      #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
    }
  }

  @Test func `windows that are shown are the app's, and one of them is the key window`() {
    on(.initial) {
      let first = UIWindow(frame: rect(0, 0, 10, 10))
      let second = UIWindow(frame: rect(0, 0, 10, 10))
      #expect(!UIApplication.shared.windows.contains(first))
      first.makeKeyAndVisible()
      second.makeKeyAndVisible()
      #expect(UIApplication.shared.windows.contains(first))
      #expect(UIApplication.shared.keyWindow === second)
      #expect(!first.isKeyWindow)
      first.makeKey()
      #expect(UIApplication.shared.keyWindow === first)
    }
  }

  @Test func `scenes know their windows, and keep neither them nor themselves alive`() {
    weak var gone: UIWindow?
    weak var goneScene: UIWindowScene?
    do {
      let scene = UIWindowScene()
      let window = UIWindow(windowScene: scene)
      #expect(scene.windows == [window])
      #expect(UIApplication.shared.connectedScenes.contains(scene))
      let other = UIWindowScene()
      window.windowScene = other
      #expect(scene.windows == [])
      #expect(other.windows == [window])
      gone = window
      goneScene = scene
    }
    #expect(gone == nil)
    #expect(goneScene == nil)
  }
}

@MainActor @Suite struct DynamicColorTests {
  private let paper = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }

  @Test func `a dynamic colour is what its provider makes of the traits`() {
    #expect(paper.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .black)
    #expect(paper.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .white)
    let paper = paper
    let nested = UIColor { _ in paper }
    #expect(nested.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .black)
    #expect(UIColor.red.resolvedColor(with: UITraitCollection()) === UIColor.red)
  }

  @Test func `a dynamic colour without traits is the light one, and equal to itself alone`() {
    #expect(paper.components == UIColor.white.components)
    #expect(paper != UIColor.white)
    #expect(paper == paper)
  }

  @Test func `another opacity leaves a colour dynamic`() {
    let faint = paper.withAlphaComponent(0.5)
    let dark = faint.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark == UIColor(white: 0, alpha: 0.5))
  }

  @Test func `an overridden style reaches the colours below it`() {
    let view = UIView()
    let outer = parent(10, 10, [view])
    outer.overrideUserInterfaceStyle = .dark
    #expect(paper.resolvedColor(with: view.traitCollection) == .black)
    outer.overrideUserInterfaceStyle = .unspecified
    #expect(paper.resolvedColor(with: view.traitCollection) == .white)
  }

  @Test func `a view's traits are the current ones while it is laid out`() {
    @MainActor final class Asker: UIView {
      var style = UIUserInterfaceStyle.unspecified
      override func layoutSubviews() {
        super.layoutSubviews()
        style = UITraitCollection.current.userInterfaceStyle
      }
    }
    let asker = Asker()
    asker.overrideUserInterfaceStyle = .dark
    asker.layoutIfNeeded()
    #expect(asker.style == .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }
}

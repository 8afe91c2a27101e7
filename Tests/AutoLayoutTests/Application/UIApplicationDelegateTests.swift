import Foundation
import LayoutFixtures
import Testing

@testable import AutoLayout

/// An app that makes its window when it is launched.
@MainActor private final class OwnWindow: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: UIViewController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// An app whose scenes have a delegate of their own, which makes the window.
@MainActor private final class OwnScenes: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneWindow.self
    return configuration
  }
}

@MainActor private final class SceneWindow: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
}

@MainActor @Suite struct `A delegate that is called` {
  private let device = screen(375, 667, safeArea: UIEdgeInsets(top: 20))

  @Test func `makes the app's window, whose root is laid out on the screen`() {
    UIScreen(device).perform {
      let app = OwnWindow()
      UIApplication.shared.delegate = app
      #expect(app.application(.shared, willFinishLaunchingWithOptions: nil))
      #expect(app.application(.shared, didFinishLaunchingWithOptions: nil))
      let window = UIApplication.shared.delegate?.window
      window?.layoutIfNeeded()
      #expect(window != nil)
      #expect(UIApplication.shared.keyWindow === window)
      let navigation = window?.rootViewController as? UINavigationController
      #expect(navigation?.navigationBar.frame == rect(0, 20, 375, 44))
      #expect(navigation?.topViewController?.view.frame == rect(0, 0, 375, 667))
    }
  }

  @Test func `is not kept alive by the app`() {
    weak var gone: OwnWindow?
    do {
      let app = OwnWindow()
      UIApplication.shared.delegate = app
      gone = app
    }
    #expect(gone == nil)
    #expect(UIApplication.shared.delegate == nil)
  }

  @Test func `names the delegate of its scenes, which makes a window in a scene`() {
    UIScreen(device).perform {
      let session = UISceneSession()
      let options = UIScene.ConnectionOptions()
      let configuration = OwnScenes().application(
        .shared, configurationForConnecting: session, options: options)
      #expect(configuration.name == "Default Configuration")
      #expect(configuration.role == .windowApplication)
      #expect(configuration.delegateClass == SceneWindow.self)
      let scene = UIWindowScene()
      let delegate = SceneWindow()
      delegate.scene(scene, willConnectTo: session, options: options)
      delegate.window?.layoutIfNeeded()
      #expect(scene.windows.count == 1 && scene.windows.first === delegate.window)
      #expect(delegate.window?.rootViewController?.view.frame == rect(0, 0, 375, 667))
      #expect(OwnScenes().window == nil)
    }
  }
}

import Foundation

/// What an app does when one of its scenes comes and goes: here it makes its window.
///
/// Every method may be left out. A program that shows scenes of its own calls them; what hosts a
/// single controller calls none. See Apple's
/// [UISceneDelegate](https://developer.apple.com/documentation/uikit/uiscenedelegate).
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The delegate of a scene that shows windows, which keeps the main one.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

/// What is kept of a scene between its appearances.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  public override init() { super.init() }
}

extension UIScene {
  /// What a scene was connected for, such as a document: here never anything.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    public override init() { super.init() }
  }
}

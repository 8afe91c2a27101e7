/// The methods called when a scene connects, such as to create its window.
///
/// All methods are optional. A program that shows scenes of its own calls them; the host of a
/// single controller does not. See Apple's
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

/// The delegate of a scene with windows, which owns the main one.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// None, for a delegate that keeps its windows elsewhere. Setting it has no effect.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// The persistent state of a scene: its role alone.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  public override init() { super.init() }
}

extension UIScene {
  /// The reason for which a scene was connected, such as a document. It has no properties here.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    public override init() { super.init() }
  }
}

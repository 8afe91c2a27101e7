import UIKit

/// The launch of an app whose delegates make the first window by code.
@MainActor
package enum AppLaunch {
  /// The delegate and the scene that were launched last, which nobody else retains.
  private static var launched: [AnyObject] = []

  /// What the delegate of an app, or of its scene, shows first; nil for other objects, and if it
  /// shows nothing.
  package static func controller(of delegate: UIResponder) -> UIViewController? {
    guard delegate is any UIApplicationDelegate || delegate is any UIWindowSceneDelegate else {
      return nil
    }
    let scene = UIWindowScene()
    launched = [delegate, scene]
    let app = delegate as? any UIApplicationDelegate ?? UIApplication.shared.delegate
    if let app {
      UIApplication.shared.delegate = app
      _ = app.application(.shared, willFinishLaunchingWithOptions: nil)
      _ = app.application(.shared, didFinishLaunchingWithOptions: nil)
    }
    var window = delegate is any UIApplicationDelegate ? app?.window : nil
    if let delegate = delegate as? any UIWindowSceneDelegate {
      delegate.scene(scene, willConnectTo: UISceneSession(), options: UIScene.ConnectionOptions())
      window = delegate.window ?? scene.windows.first
    }
    // The controller moves to the window of whoever shows it.
    let controller = window?.rootViewController
    window?.isHidden = true
    window?.rootViewController = nil
    return controller
  }
}

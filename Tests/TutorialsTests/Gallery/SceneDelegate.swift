import UIKit

/// Makes the window in code, without a storyboard.
class SceneDelegate: UIResponder {
  var window: UIWindow?

  func connect(_ scene: UIResponder) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(frame: windowScene.coordinateSpace.bounds)
    window?.windowScene = windowScene
    window?.rootViewController = GalleryController()
    window?.makeKeyAndVisible()
  }
}

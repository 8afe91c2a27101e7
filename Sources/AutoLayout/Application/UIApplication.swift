import Foundation

/// The app: the part of UIKit's class that layout code uses.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public class var shared: UIApplication { app }
  private static let app = UIApplication()

  /// The windows that were shown, in the order in which they first were; not retained.
  open var windows: [UIWindow] { UIWindow.shown }
  /// The key window of the main screen: each screen may have one.
  open var keyWindow: UIWindow? { UIScreen.main.windows.first(where: \.isKeyWindow) }
  /// All scenes; not retained.
  open var connectedScenes: Set<UIScene> { Set(UIScene.connected) }

  /// The direction of the language that the screen shows.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// The text size that the user has chosen.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  open var statusBarOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(of: UIScreen.main.bounds.size)
  }
}

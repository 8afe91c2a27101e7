import Foundation

/// The app: the part of UIKit's class that layout code uses.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public class var shared: UIApplication { app }
  private static let app = UIApplication()

  /// The app's delegate; not retained. It is set by whoever launches the app.
  open weak var delegate: (any UIApplicationDelegate)?

  /// All windows that have been shown, in the order in which they were first shown; not retained.
  open var windows: [UIWindow] { UIWindow.shown }
  /// The key window of the main screen. Each screen may have one.
  open var keyWindow: UIWindow? { UIScreen.main.windows.first(where: \.isKeyWindow) }
  /// All scenes; not retained.
  open var connectedScenes: Set<UIScene> { Set(UIScene.connected) }

  /// The layout direction of the main screen's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// The text size of the main screen.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  open var statusBarOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(of: UIScreen.main.bounds.size)
  }
  /// The frame of the key window's status bar, in points; empty if it is hidden.
  open var statusBarFrame: CGRect { keyWindow?.statusBarFrame ?? .zero }
  /// Whether the key window has no status bar.
  open var isStatusBarHidden: Bool { statusBarFrame.isEmpty }
  /// The style of the key window's status bar.
  open var statusBarStyle: UIStatusBarStyle { keyWindow?.statusBar.style ?? .default }
}

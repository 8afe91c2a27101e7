/// The app: the part of UIKit's class that layout code uses.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public class var shared: UIApplication { app }
  private static let app = UIApplication()

  /// The delegate of the app on the main screen; not retained. It is set by whoever launches the
  /// app.
  open var delegate: (any UIApplicationDelegate)? {
    get { UIScreen.main.appDelegate as? any UIApplicationDelegate }
    set { UIScreen.main.appDelegate = newValue }
  }

  /// The windows on the main screen that have been shown, in the order in which they first were;
  /// not retained.
  open var windows: [UIWindow] { UIWindow.shown.filter { $0.screen === UIScreen.main } }
  /// The key window of the main screen. Each screen may have one.
  open var keyWindow: UIWindow? { UIScreen.main.windows.first(where: \.isKeyWindow) }
  /// The scenes on the main screen; not retained.
  open var connectedScenes: Set<UIScene> {
    Set(UIScene.connected.filter { ($0 as? UIWindowScene)?.screen ?? .main === UIScreen.main })
  }

  /// Sends an action to a target, or to the first responder that has it.
  /// - Returns: Whether anybody got it.
  ///
  /// Source:
  /// <https://developer.apple.com/documentation/uikit/uiapplication/sendaction(_:to:from:for:)>
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    UIResponder.send(action, to: target, from: sender, for: event)
  }

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

/// The status bar of a scene: whether it is hidden, its style and its frame.
///
/// It says what the controllers of the key window make of the bar, or of the first window if none
/// is key. See Apple's
/// [UIStatusBarManager](https://developer.apple.com/documentation/uikit/uistatusbarmanager).
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(of scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  private var window: UIWindow? { scene?.keyWindow ?? scene?.windows.first }

  /// Whether the bar is hidden, by the app or because the screen has none.
  public var isStatusBarHidden: Bool { window?.statusBarFrame.isEmpty ?? true }
  public var statusBarStyle: UIStatusBarStyle { window?.statusBar.style ?? .default }
  /// The frame on the screen, in points; empty if the bar is hidden.
  public var statusBarFrame: CGRect { window?.statusBarFrame ?? .zero }
}

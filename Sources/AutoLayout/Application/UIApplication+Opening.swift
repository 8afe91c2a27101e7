/// What other programs would do on a device. Nothing is opened here.
extension UIApplication {
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
    public static let annotation = OpenURLOptionsKey(rawValue: "annotation")
    public static let openInPlace = OpenURLOptionsKey(rawValue: "openInPlace")
  }
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// The address of the app's page in the settings.
  public static var openSettingsURLString: String { "app-settings:" }

  public func canOpenURL(_ url: URL) -> Bool { false }
  /// Writes into the log that nothing is opened.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    LayoutLog.write("\(url) is not opened: there is no other app here", as: .notice)
    completion?(false)
  }

  public var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }
  public var applicationIconBadgeNumber: Int {
    get { 0 }
    set {}
  }
  /// Whether the app is in the foreground, as it always is.
  public enum State: Int, Sendable {
    case active, inactive, background
  }
  public var applicationState: State { .active }
}

extension UIApplication {
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}

/// An address that an app is asked to open. Nobody asks here.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiopenurlcontext>
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  public let url: URL
  init(_ url: URL) { self.url = url }
}

/// What a user feels. Nobody feels anything here.
///
/// Source: <https://developer.apple.com/documentation/uikit/uifeedbackgenerator>
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }
  open func prepare() {}
}
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }
  public override init() { super.init() }
  public init(style: FeedbackStyle) { super.init() }
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// What was copied, which other programs don't see.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipasteboard>
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  open class var general: UIPasteboard { pasteboard }
  private static let pasteboard = UIPasteboard()
  open var string: String?
  open var url: URL?
  open var image: UIImage?
  open var color: UIColor?
  open var hasStrings: Bool { string != nil }
}

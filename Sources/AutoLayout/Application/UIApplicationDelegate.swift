/// The methods with which an app begins, such as to create its window.
///
/// All are optional. No program calls them by itself, since there is no `UIApplicationMain` here: a
/// test or a program that wants the window that a delegate creates calls
/// `application(_:didFinishLaunchingWithOptions:)` and asks for ``window``. Methods for other
/// moments in an app's life are not part of the protocol; an implementation of them compiles.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiapplicationdelegate>
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The main window of an app without scenes.
  var window: UIWindow? { get set }
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The configuration for a new scene: by default one with the session's role alone.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  /// `nil`: an app with scenes has no window of its own.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
}

extension UIApplication {
  /// The reason for which an app was launched. There are none here.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "UIApplicationLaunchOptions\(name)Key" }

    public static let annotation = Self("Annotation")
    public static let bluetoothCentrals = Self("BluetoothCentrals")
    public static let bluetoothPeripherals = Self("BluetoothPeripherals")
    public static let localNotification = Self("LocalNotification")
    public static let location = Self("Location")
    public static let remoteNotification = Self("RemoteNotification")
    public static let shortcutItem = Self("ShortcutItem")
    public static let sourceApplication = Self("SourceApplication")
    public static let url = Self("URL")
    public static let userActivityDictionary = Self("UserActivityDictionary")
    public static let userActivityType = Self("UserActivityType")
  }
}

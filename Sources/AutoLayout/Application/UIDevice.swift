/// The simulated device.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  public class var current: UIDevice { device }
  private static let device = UIDevice()

  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }
  /// The orientation, by the screen's size: landscape left if it is wider than tall, else portrait.
  open var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  /// Never posted: code learns of a turn by its traits and sizes.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  open var systemVersion: String { "\(UIScreen.main.traitCollection.systemVersion).0" }
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }
  open var batteryLevel: Float { -1 }
  open var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  open func beginGeneratingDeviceOrientationNotifications() {}
  open func endGeneratingDeviceOrientationNotifications() {}

  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var name: String { model }
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
}

// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Members of gestures, the app, the device, its screen and traits in Swift 1 to 3.

extension OldSpellings where Self: UIGestureRecognizer {
  @available(*, deprecated, renamed: "isEnabled")
  public var enabled: Bool {
    get { isEnabled }
    set { isEnabled = newValue }
  }

  @available(*, deprecated, renamed: "location(in:)")
  public func locationInView(_ view: UIView?) -> CGPoint { location(in: view) }
}

extension UIApplication {
  @available(*, deprecated, renamed: "shared")
  public static func sharedApplication() -> UIApplication { shared }

  @available(*, deprecated, renamed: "open(_:)")
  @discardableResult public func openURL(_ url: URL) -> Bool {
    open(url)
    return canOpenURL(url)
  }
}

extension UIDevice {
  @available(*, deprecated, renamed: "current")
  public static func currentDevice() -> UIDevice { current }
}

@available(
  *, deprecated, message: "Use UIDevice.current.userInterfaceIdiom or a size class instead"
)
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

@available(*, deprecated, renamed: "getter:UIInterfaceOrientation.isLandscape(self:)")
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isLandscape
}

@available(*, deprecated, renamed: "getter:UIInterfaceOrientation.isPortrait(self:)")
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isPortrait
}

@available(*, deprecated, renamed: "getter:UIDeviceOrientation.isLandscape(self:)")
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isLandscape
}

@available(*, deprecated, renamed: "getter:UIDeviceOrientation.isPortrait(self:)")
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isPortrait
}

extension UIScreen {
  @available(*, deprecated, renamed: "main")
  public static func mainScreen() -> UIScreen { main }
}

extension UITraitCollection {
  @available(*, deprecated, renamed: "init(traitsFrom:)")
  public convenience init(traitsFromCollections traitCollections: [UITraitCollection]) {
    self.init(traitsFrom: traitCollections)
  }

  @available(*, deprecated, renamed: "containsTraits(in:)")
  public func containsTraitsInCollection(_ trait: UITraitCollection?) -> Bool {
    containsTraits(in: trait)
  }
}

@available(*, deprecated, renamed: "UIImage.pngData(self:)")
@preconcurrency @MainActor
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

@available(*, deprecated, renamed: "UIImage.jpegData(self:compressionQuality:)")
@preconcurrency @MainActor
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

extension Notification.Name {
  @available(*, deprecated, renamed: "UIDevice.orientationDidChangeNotification")
  public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
}

import Foundation

/// A screen on which windows are shown. It owns its configuration, its list of windows, the log of
/// its layout and a reference to the clock of its animations.
///
/// A process can have any number of screens, each with its own device, text size and direction.
/// Views in a window ask the window's screen; ``main`` is for code that has no window yet.
@preconcurrency @MainActor
public final class UIScreen: NSObject, UITraitEnvironment {
  /// The present configuration. Setting it notifies no window; ``apply(_:animated:)`` does.
  package internal(set) var configuration: ScreenConfiguration {
    didSet {
      if configuration.traitCollection != oldValue.traitCollection {
        traitVersion = .new()
      }
    }
  }
  /// The log of the screen's layout; nil to use the log of the surrounding code.
  package let log: LayoutLog?
  /// The clock of the screen's animations, retained by its owner; without one, animations take no
  /// time.
  package weak var clock: AnimationClock?
  /// Whether changes on this screen are animated, as `UIView.setAnimationsEnabled(_:)` was told.
  var areAnimationsEnabled = true
  /// The appearance values that code on this screen has set; nil as long as there are none.
  package var appearance: (any AppearanceSource)?

  private(set) var traitVersion = TraitVersion.new()
  private var shown: [WeakWindow] = []

  package init(_ configuration: ScreenConfiguration = .initial, log: LayoutLog? = nil) {
    self.configuration = configuration
    self.log = log
    super.init()
    // From the first screen on there is a main one.
    CurrentTraits.ofMainScreen = { UIScreen.main.traitCollection }
  }

  /// The windows on the screen, in the order in which they were added; they are not retained.
  package var windows: [UIWindow] { shown.compactMap(\.window) }

  func add(_ window: UIWindow) {
    remove(window)
    shown.append(WeakWindow(window: window))
  }

  func remove(_ window: UIWindow) {
    shown.removeAll { $0.window == nil || $0.window === window }
  }

  /// The screen's rectangle, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: configuration.size) }
  /// The number of pixels in a point.
  public var scale: CGFloat { configuration.scale }
  /// The same as ``scale``: no picture is scaled for the device's display.
  public var nativeScale: CGFloat { configuration.scale }
  public var traitCollection: UITraitCollection { configuration.traitCollection }
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIScreen {
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The screen's rectangle in pixels, in portrait.
  public var nativeBounds: CGRect {
    let sides = [bounds.width * scale, bounds.height * scale].sorted()
    return CGRect(x: 0, y: 0, width: sides[0], height: sides[1])
  }
}

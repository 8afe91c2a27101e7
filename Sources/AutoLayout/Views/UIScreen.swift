import Foundation

/// A screen that windows are shown on, and the one owner of all that belongs to it: what it is, its
/// windows, the log of its layout and the clock of its animations.
///
/// There may be any number of screens in a process, each with a device, text size and direction of
/// its own. Views in a window ask the window's screen; ``main`` serves code that has no window yet.
@preconcurrency @MainActor
public final class UIScreen: NSObject, UITraitEnvironment {
  /// What the screen is now. Setting it tells nobody; ``apply(_:animated:)`` does.
  package internal(set) var configuration: ScreenConfiguration {
    didSet {
      if configuration.traitCollection != oldValue.traitCollection {
        traitVersion = .new()
      }
    }
  }
  /// The log of what is laid out on the screen; nil leaves messages to the log around it.
  package let log: LayoutLog?
  /// The clock that the screen's animations go by, which is kept by whoever moves it on; without
  /// one, they take no time.
  package weak var clock: AnimationClock?

  private(set) var traitVersion = TraitVersion.new()
  private var shown: [WeakWindow] = []

  package init(_ configuration: ScreenConfiguration = .initial, log: LayoutLog? = nil) {
    self.configuration = configuration
    self.log = log
  }

  /// The windows on the screen, in the order in which they came; the screen does not retain them.
  var windows: [UIWindow] { shown.compactMap(\.window) }

  func add(_ window: UIWindow) {
    remove(window)
    shown.append(WeakWindow(window: window))
  }

  func remove(_ window: UIWindow) {
    shown.removeAll { $0.window == nil || $0.window === window }
  }

  /// The screen's rectangle, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: configuration.size) }
  /// Pixels to a point.
  public var scale: CGFloat { configuration.scale }
  public var nativeScale: CGFloat { configuration.scale }
  public var traitCollection: UITraitCollection { configuration.traitCollection }
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIScreen {
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The screen's rectangle in pixels, as it is held upright.
  public var nativeBounds: CGRect {
    let sides = [bounds.width * scale, bounds.height * scale].sorted()
    return CGRect(x: 0, y: 0, width: sides[0], height: sides[1])
  }
}

import Stage
import Wording

/// A screen on which a test shows a view controller or a view, and whose layout it examines.
///
/// ```swift
/// let screen = try TestScreen(ProfileViewController(), .device("iPhone 7 Plus"))
/// #expect(try screen.frame(of: "avatarView") == CGRect(x: 16, y: 20, width: 382, height: 300))
/// #expect(screen.problems.isEmpty)
/// try screen.check(golden: "profile")
/// ```
///
/// A view's name is its accessibility identifier, the property that holds it, or its class. Changes
/// of the views are laid out before the next question is answered. It works with XCTest and Swift
/// Testing alike: each failure throws an error whose description gives the reason.
@MainActor
public final class TestScreen {
  let host: SceneHost
  /// The view hosted alone; nil if there is none.
  let hosted: HostedView?
  /// The screen that the settings describe. A view hosted alone is shown on a screen of its own
  /// size.
  private var chosen: SimulatedScreen
  private var keyboardHeight: CGFloat = 0

  /// Shows a view controller as the root of a window.
  /// - Parameters:
  ///   - controller: Created while the screen is the main one, so that what it reads from the
  ///     screen as it loads is right.
  ///   - settings: The differences from an iPhone 7 Plus held upright, in any order.
  /// - Throws: ``LayoutTestError`` for an unknown device, or a setting that no screen can have.
  public init(
    _ controller: @autoclosure () -> UIViewController, _ settings: ScreenSetting...
  ) throws(LayoutTestError) {
    let settings = try ScreenSettings(settings)
    chosen = try settings.makeScreen()
    hosted = nil
    host = SceneHost(screen: chosen, make: controller)
    showKeyboard(settings.keyboardHeight)
  }

  /// Shows a view alone, in a window of its size: without bars and safe area, with the size classes
  /// of the device.
  ///
  /// A length that is not given is the view's fitting one, and follows the content. A table's cell
  /// is as wide as the device by default.
  /// - Parameters:
  ///   - view: Created while the screen is the main one.
  ///   - width: The width in points; nil for the fitting one.
  ///   - height: The height in points; nil for the fitting one.
  ///   - settings: The differences from an iPhone 7 Plus held upright, in any order. A size among
  ///     the settings gives the lengths that are nil.
  /// - Throws: ``LayoutTestError`` for an unknown device, or a setting that no screen can have.
  public init(
    _ view: @autoclosure () -> UIView, width: CGFloat? = nil, height: CGFloat? = nil,
    _ settings: ScreenSetting...
  ) throws(LayoutTestError) {
    var settings = try ScreenSettings(settings)
    let size = settings.takeSize()
    let chosen = try settings.makeScreen()
    self.chosen = chosen
    var made: HostedView!
    host = SceneHost(screen: HostedView.screen(chosen, size: chosen.size)) {
      made = HostedView(view())
      return made.controller
    }
    hosted = made
    try made.setLengths(width: width ?? size?.width, height: height ?? size?.height)
    layout()
    made.keepFrameOfPlainView()
    layout()
    showKeyboard(settings.keyboardHeight)
  }

  /// The view controller that the screen shows; for a view hosted alone, a plain one.
  public var controller: UIViewController { host.controller }

  /// The traits of the window.
  public var traits: UITraitCollection { host.window.traitCollection }

  /// The messages of the layout, oldest first: UIKit's texts about constraints that can't all be
  /// met, its warnings, and notices about content that can't be shown.
  public var log: [String] {
    layout()
    return host.messages.map(\.text)
  }

  /// The screen in words: "iPhone 7 Plus in landscape, 736 x 414 points, regular x compact".
  public var summary: String {
    let screen = host.screen
    let size = screen.size
    let words = [
      chosen.name + (chosen.device != nil && chosen.isLandscape ? " in landscape" : ""),
      "\(size.width.shortDecimal) x \(size.height.shortDecimal) points",
      "\(screen.classes.width) x \(screen.classes.height)",
    ]
    let notes = ScreenChoice.all.compactMap { $0.note(on: screen)?.long }
    return (words + notes).joined(separator: ", ")
  }
}

// MARK: - Changing the screen

extension TestScreen {
  /// Changes the screen as on a device: traits, callbacks, size, constraints and layout, in that
  /// order.
  /// - Throws: ``LayoutTestError`` for a setting that no screen can have; the screen is then
  ///   unchanged.
  public func set(_ settings: ScreenSetting...) throws(LayoutTestError) {
    var settings = try ScreenSettings(settings)
    let size = hosted == nil ? nil : settings.takeSize()
    var screen = chosen
    try settings.apply(to: &screen)
    if let size { try hosted?.setLengths(width: size.width, height: size.height) }
    chosen = screen
    apply(keyboardHeight: settings.keyboardHeight)
  }

  /// Rotates the screen by a quarter.
  public func rotate() {
    chosen.rotate()
    apply(keyboardHeight: nil)
  }

  /// Changes the size of the screen, in points. A length that is not given stays unchanged; for a
  /// view hosted alone, it becomes the fitting one.
  /// - Throws: ``LayoutTestError`` for a size that no screen can have; the screen is then
  ///   unchanged.
  public func resize(width: CGFloat? = nil, height: CGFloat? = nil) throws(LayoutTestError) {
    if let hosted {
      try hosted.setLengths(width: width, height: height)
      apply(keyboardHeight: nil)
    } else {
      let size = host.screen.size
      try set(.size(width: width ?? size.width, height: height ?? size.height))
    }
  }

  /// Lays out all changes. Every question does so first.
  public func layout() {
    host.change {}
    guard let hosted else { return }
    if hosted.measureCell(on: chosen) { host.change {} }
    let fitting = hosted.screen(chosen)
    if fitting != host.screen { host.apply(fitting) }
  }

  private func apply(keyboardHeight: CGFloat?) {
    let height = keyboardHeight ?? self.keyboardHeight
    if height == 0 { showKeyboard(0) }
    host.apply(hosted?.screen(chosen) ?? chosen, animated: true)
    layout()
    showKeyboard(height)
  }

  private func showKeyboard(_ height: CGFloat?) {
    guard let height else { return }
    keyboardHeight = height
    let size = host.screen.size
    let frame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    host.change { host.window.showKeyboard(height > 0 ? frame : nil) }
  }
}

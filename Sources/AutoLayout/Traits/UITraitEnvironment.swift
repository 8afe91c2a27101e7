import Foundation

/// What has traits, and is told when they change: screens, scenes, windows, controllers and views.
///
/// Traits flow down: from the screen to the scene, its windows, their views, and so on to the
/// subviews; a controller stands between its view and what that lies in. Each may change some of
/// them for itself and all below it, by its `traitOverrides`.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

import AutoLayout
import Foundation

/// Shows a view controller on a simulated screen: owns its window, passes on changes of the screen, taps, swipes and
/// scrolling, and reports the layout as values.
///
/// ```swift
/// let host = SceneHost(screen: SimulatedScreen()) { FormViewController() }
/// host.snapshot.view(at: "view/nameField")?.frame
/// host.apply(rotated)                    // traits, callbacks, size, constraints, layout, as on the device
/// host.snapshot.moves(since: earlier)    // what moved, and from where
/// ```
@MainActor
public final class SceneHost {
  public let controller: UIViewController
  package let window: UIWindow
  public private(set) var screen: SimulatedScreen

  /// The messages of the screen's log, oldest first.
  package var messages: [LayoutMessage] { log.messages }

  let log = LayoutLog()
  private var inventory: SceneInventory?
  private var latest: SceneSnapshot?
  var constraintTexts = ConstraintTexts()
  /// The clock of the screen's animations; nil where they take no time.
  var clock: AnimationClock? { didSet { window.screen.clock = clock } }
  /// The pixels of what the last picture shows.
  var pictures = PictureCache()

  /// Makes a screen, then the controller, which may ask for that screen while it loads, and lays it out.
  /// - Parameter animates: whether animations take time, those included that begin as the scene appears.
  public init(
    screen: SimulatedScreen, animates: Bool = false, make: () -> UIViewController
  ) {
    self.screen = screen
    let display = UIScreen(screen.configuration, log: log)
    clock = animates ? AnimationClock() : nil
    display.clock = clock
    display.becomeMain()
    (window, controller) = Self.perform(on: display) {
      let window = UIWindow(frame: display.bounds)
      window.apply(screen.configuration)
      let controller = make()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return (window, controller)
    }
  }

  /// Makes the screen another one.
  /// - Parameter animated: whether the layout glides there, where animations take time.
  public func apply(_ screen: SimulatedScreen, animated: Bool = false) {
    self.screen = screen
    change { window.apply(screen.configuration, animated: animated) }
  }

  /// The layout as it stands. Made once after each change, so that reading it again costs nothing.
  ///
  /// What has changed the views since, such as a task or a timer of the scene, is laid out first.
  public var snapshot: SceneSnapshot {
    if let latest, !needsDisplay { return latest }
    if needsDisplay { change {} }
    let made = makeSnapshot(of: currentInventory)
    latest = made
    window.didDisplay()
    return made
  }

  /// Does something to the views, lays them out and forgets the snapshot.
  @discardableResult
  package func change<Result>(_ body: () -> Result) -> Result {
    latest = nil
    // The body may have read the layout before it changed it.
    defer { latest = nil }
    // Of several hosts, the one that is asked has the main screen.
    window.screen.becomeMain()
    return Self.perform(on: window.screen) {
      let result = body()
      window.layoutIfNeeded()
      return result
    }
  }

  /// Lays the views out if the hierarchy was changed from outside, without ``change(_:)``, so that the snapshot is about
  /// the views that there are.
  func layOutChangesFromOutside() {
    guard latest != nil, let inventory, !inventory.isCurrent(for: controller, in: window) else {
      return
    }
    change {}
  }

  /// Has the next snapshot made anew.
  func forgetSnapshot() { latest = nil }

  /// The names and paths of the views as they are now.
  var currentInventory: SceneInventory {
    if let inventory, inventory.isCurrent(for: controller, in: window) { return inventory }
    let made = SceneInventory(of: controller, in: window)
    inventory = made
    constraintTexts.removeAll()
    return made
  }

  /// The view at a path.
  public func view(at path: ViewPath) -> UIView? {
    let inventory = currentInventory
    return inventory.viewIndices[path].map { inventory.views[$0] }
  }
}

/// Shows a view controller on a simulated screen. It owns the window, forwards changes of the
/// screen, taps, swipes and scrolling, and reports the layout as values.
///
/// ```swift
/// let host = SceneHost(screen: SimulatedScreen()) { FormViewController() }
/// host.snapshot.view(at: "view/nameField")?.frame
/// host.apply(rotated)                    // traits, callbacks, size, constraints and layout
/// host.snapshot.moves(since: earlier)    // what moved, and from where
/// ```
@MainActor
public final class SceneHost {
  /// The controller at the root of the window.
  public let controller: UIViewController
  package let window: UIWindow
  /// The screen as it was last applied.
  public private(set) var screen: SimulatedScreen

  /// The messages of the screen's log, oldest first.
  package var messages: [LayoutMessage] { log.messages }
  /// The number of messages so far, of which ``messages`` has the latest.
  package var messageCount: Int { log.count }
  /// Told of each message of the layout, and of each callback of the scene's classes, as it
  /// happens; nil for nobody.
  package var observer: ((LayoutEvent) -> Void)? {
    get { log.observer }
    set { log.observer = newValue }
  }

  /// Whether views of documents without a label and an outlet are named by their texts, for people;
  /// what programs read has names that stay when a text changes.
  package var namesTexts = false {
    didSet { if namesTexts != oldValue { (inventory, latest) = (nil, nil) } }
  }

  /// The checks that run besides those that run by default.
  public var requestedChecks: Set<LayoutCheck> = [] {
    didSet { if requestedChecks != oldValue { latest = nil } }
  }

  /// From which numbers on checks find something.
  public var checkLimits = CheckLimits() {
    didSet { if checkLimits != oldValue { latest = nil } }
  }

  let log = LayoutLog()
  private var inventory: SceneInventory?
  private var latest: (snapshot: SceneSnapshot, constraints: ListedConstraints)?
  /// The constraints as they were listed last, and the views of documents, while they may still be
  /// the same.
  var listing: ConstraintListing?
  var foundViews: (version: Int, views: DocumentViews)?
  /// The number of changes so far, and of messages at the last change and at the latest snapshot.
  private var counts = (changes: 0, messagesAtChange: 0, messagesAtSnapshot: 0)
  /// The clock of the screen's animations; nil if they take no time.
  var clock: AnimationClock? { didSet { window.screen.clock = clock } }
  /// The pixels of the images in the last picture.
  package var pictures = PictureCache()
  /// The texts that were broken for cells in the last pictures.
  package let columnTexts = ColumnTextCache()

  /// The edits that the scene has, and the constraints that they concern.
  var edited = EditedScene()

  /// Creates a screen and then the controller, which may use that screen while it loads, and lays
  /// its view out.
  /// - Parameter animates: Whether animations take time, including those that begin as the scene
  ///   appears.
  public convenience init(
    screen: SimulatedScreen, animates: Bool = false, make: () -> UIViewController
  ) {
    self.init(screen: screen, animates: animates, observer: nil, make: make)
  }

  /// Creates a screen and then the controller, which may use that screen while it loads, and lays
  /// its view out.
  /// - Parameters:
  ///   - animates: Whether animations take time, including those that begin as the scene appears.
  ///   - observer: The ``observer``, which is told of what happens from the beginning on.
  package init(
    screen: SimulatedScreen, animates: Bool = false, observer: ((LayoutEvent) -> Void)?,
    make: () -> UIViewController
  ) {
    self.screen = screen
    log.observer = observer
    let display = UIScreen(screen.configuration, log: log)
    clock = animates ? AnimationClock() : nil
    display.clock = clock
    (window, controller) = Self.perform(on: display) {
      let window = UIWindow(frame: display.bounds)
      window.apply(screen.configuration)
      let controller = make()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      if let keyboard = screen.keyboardFrame {
        window.showKeyboard(keyboard)
        window.layoutIfNeeded()
      }
      return (window, controller)
    }
    if row != nil { Self.perform(on: display) { fitRow() } }
  }

  /// Changes the screen.
  /// - Parameter animated: Whether the change of layout is animated, if animations take time.
  public func apply(_ screen: SimulatedScreen, animated: Bool = false) {
    let former = filledScreen
    self.screen = screen
    change {
      window.endTapSeries()
      follow(fitted(screen), from: former, animated: animated)
    }
  }

  /// The number of changes so far, including the scene's own changes that a snapshot has laid out.
  package var changeCount: Int { counts.changes }

  /// The present layout, made once after each change.
  ///
  /// Changes made meanwhile by the scene's own tasks and timers are laid out first.
  public var snapshot: SceneSnapshot {
    if let latest, !needsDisplay { return latest.snapshot }
    if needsDisplay { change {} }
    return onScreen {
      let inventory = currentInventory
      let constraints = constraints(of: inventory)
      let made = makeSnapshot(of: inventory, constraints)
      latest = (made, constraints)
      counts.messagesAtSnapshot = log.count
      window.didDisplay()
      return made
    }
  }

  /// The present constraints.
  var currentConstraints: ListedConstraints {
    if let latest, window.isAsDisplayed { return latest.constraints }
    return constraints(of: currentInventory)
  }

  /// Runs a closure that changes the views, lays them out and discards the snapshot.
  @discardableResult
  package func change<Result>(_ body: () -> Result) -> Result {
    latest = nil
    counts.changes += 1
    counts.messagesAtChange = log.count
    // The closure may have read the snapshot before its change.
    defer {
      latest = nil
      letGo()
    }
    return Self.perform(on: window.screen) {
      let result = body()
      window.layoutIfNeeded()
      fitRow()
      makeWaitingEdits()
      return result
    }
  }

  /// Forgets what was listed before something has come or gone: nothing is kept alive that the
  /// scene has dropped.
  private func letGo() {
    if listing?.isCurrent == false { listing = nil }
    if foundViews?.version != HierarchyVersion.current { foundViews = nil }
  }

  /// Runs a closure that asks the views on their screen, which is `UIScreen.main` meanwhile.
  package func onScreen<Result>(_ body: () -> Result) -> Result { window.screen.perform(body) }

  /// Lays the views out if the hierarchy was changed without ``change(_:)``, so that the snapshot
  /// has the present views.
  package func layOutChangesFromOutside() {
    // What changes the hierarchy changes the picture.
    guard latest != nil, !window.isAsDisplayed, let inventory,
      !inventory.isCurrent(for: controller, in: window)
    else { return }
    change {}
  }

  /// Whether the views may differ from the latest snapshot, or need layout, or something was logged
  /// since.
  public var needsDisplay: Bool { window.needsDisplay || log.count != counts.messagesAtSnapshot }

  /// The messages that are still true, oldest first: a layout that did not settle may have done so
  /// since.
  var standingMessages: [LayoutMessage] {
    let new = log.count - counts.messagesAtChange
    return messages.dropLast(new).filter { $0.kind != .unsettled } + messages.suffix(new)
  }

  /// The present names and paths of the views.
  var currentInventory: SceneInventory {
    if let inventory {
      // What changes the views, the guides or their names changes the picture.
      if latest != nil, window.isAsDisplayed { return inventory }
      if inventory.isCurrent(for: controller, in: window) { return inventory }
    }
    let made = SceneInventory(of: controller, in: window, namesTexts: namesTexts)
    inventory = made
    return made
  }

  /// The view at a path.
  public func view(at path: ViewPath) -> UIView? {
    let inventory = currentInventory
    return inventory.viewIndices[path].map { inventory.views[$0] }
  }
}

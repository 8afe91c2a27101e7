/// Animations: the owner of the host decides whether they take time, and advances it.
///
/// ```swift
/// host.animates = true
/// host.tap(at: point)                     // the scene opens a drawer: frames are the last ones
/// host.advanceAnimations(by: 0.1)
/// ViewPainter.paint(host, in: viewport)   // the drawer on its way
/// ```
extension SceneHost {
  /// Whether the scene's animations take time. If not, which is the default, changes are complete
  /// at once. Setting it to `false` finishes running animations.
  public var animates: Bool {
    get { clock != nil }
    set {
      if newValue {
        if clock == nil { clock = AnimationClock() }
      } else if clock != nil {
        finishAnimations()
        clock = nil
      }
    }
  }

  /// Whether an animation is running, so that the next picture may differ from this one.
  public var isAnimating: Bool { clock?.isRunning ?? false }

  /// Whether the scene waits for the next frame: for an animation or for a display link.
  public var awaitsFrame: Bool { isAnimating || clock != nil && window.screen.hasDisplayLinks }

  /// Advances the time of animations, and tells the display links of the frame.
  /// - Returns: Whether an animation ended or a link was told, after which the layout may have
  ///   changed.
  @discardableResult
  public func advanceAnimations(by seconds: TimeInterval) -> Bool {
    guard let clock, seconds >= 0, seconds.isFinite else { return false }
    let time = clock.now + seconds
    let screen = window.screen
    guard clock.nextEnd ?? .infinity <= time || screen.isFrameDue(at: time) else {
      clock.advance(to: time)
      return false
    }
    change {
      clock.advance(to: time)
      screen.beginFrame(at: time)
    }
    return true
  }

  /// Advances the time until no animation is running, for at most a minute or a thousand ends: some
  /// animations repeat or restart forever.
  public func finishAnimations() {
    guard let clock else { return }
    let limit = clock.now + 60
    for _ in 0..<1000 {
      guard let end = clock.nextEnd, end <= limit else { return }
      advanceAnimations(by: max(0, end - clock.now))
    }
  }

  /// The size of the screen shown at present, which changes gradually during a rotation.
  public var shownScreenSize: CGSize { isAnimating ? window.shownBounds.size : filledScreen.size }

  /// The frame of each view of the snapshot shown at present, in the window's coordinates, and
  /// whether it is shown. The views must have their shown geometry.
  package func shownPlaces() -> [(frame: CGRect, isShown: Bool)] {
    let inventory = currentInventory
    var shown: [(frame: CGRect, isShown: Bool)] = []
    shown.reserveCapacity(inventory.views.count)
    var places = WindowPlaces(capacity: inventory.views.count)
    for (item, view) in zip(inventory.items, inventory.views) {
      let isAroundShown = item.parent.map { shown[$0].isShown } ?? true
      shown.append(
        (
          places.add(view, item, frame: view.frame),
          isAroundShown && !view.isShownHidden && view.shownAlpha > 0
        ))
    }
    return shown
  }

  /// Runs a closure on a screen as one turn of its run loop, and ends the animations that took no
  /// time.
  static func perform<Result>(on screen: UIScreen, _ body: () -> Result) -> Result {
    screen.perform {
      let clock = screen.clock
      let result = body()
      clock?.advance(by: 0)
      return result
    }
  }
}

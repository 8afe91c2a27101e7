import Stage

/// The frame that the user sees.
struct ShownFrame {
  /// What the mouse points at in it; nil if it shows no device.
  private var pointing: Pointing?
  /// The instance of the scene that it shows.
  private weak var host: SceneHost?
  /// Whether pictures of the wall are still to be drawn.
  var isUnfinished = false
  /// What its words do when they are clicked.
  var commands = CommandMap()
  /// When it was shown; nil before the first frame.
  var time: Duration?
  /// Whether the terminal may show something else, and gets the whole frame again.
  var isLost = false

  /// What the mouse points at; nil if it shows no device, or another instance of a scene.
  func pointing(of host: SceneHost) -> Pointing? { self.host === host ? pointing : nil }

  /// Forgets what the frame before has shown.
  mutating func begin() { (pointing, host, isUnfinished) = (nil, nil, false) }

  mutating func point(at pointing: Pointing, of host: SceneHost) {
    (self.pointing, self.host) = (pointing, host)
  }
}

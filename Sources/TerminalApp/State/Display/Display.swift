import Cells
import Documents
import Painting
import Stage

/// What the terminal shows: the simulated screen on the canvas, the panes around the canvas, and
/// what lies over them.
package struct Display: Equatable, Sendable {
  /// The size of the terminal, as far as it is used.
  package var terminal: CellSize
  var screen: SimulatedScreen
  var former: FormerScreens
  var ground = Ground.panes
  var panes = PaneStates()
  var overlay: Overlay?
  /// What is drawn over the picture.
  package var layers = CanvasLayers()
  /// The zoom that is wanted. A small terminal may have another one: see ``shownZoom``.
  var zoom = Viewport.Zoom.shape
  /// The sizes for which the panes were divided: see ``settle()``.
  private(set) var fitted: FittedSizes
  /// The columns and rows of the picture that are scrolled past the canvas's left and top edge.
  var offset = CellPoint(column: 0, row: 0)
  /// What the mouse drags.
  var drag: Drag?

  /// - Parameter own: The screen of the scene that is shown, if it has a size of its own.
  init(terminal: CellSize, screen: SimulatedScreen, own: OwnScreen?) {
    self.terminal = terminal
    self.screen = screen
    former = FormerScreens(opening: screen)
    fitted = FittedSizes(of: screen)
    if own?.size == screen.size { former.home = HomeScreen(SimulatedScreen(), isChosen: false) }
  }
}

/// What fills the terminal.
enum Ground: Equatable, Sendable {
  /// The canvas with the screen, and the panes around it.
  case panes
  /// The scene on many screens at once.
  case wall(Wall)
  /// The screen alone, which has the size of the terminal.
  case terminal(Followed)
}

/// The sizes of a device for which panes are divided, in points. The sizes do not change during a
/// drag, so that the scale and all columns stay the same.
struct FittedSizes: Equatable, Sendable {
  var size: CGSize
  /// The size of the turned device.
  var turned: CGSize
  /// Whether the panes may have the room that the device can't use. As long as a screen is larger
  /// than its device, they don't, so that they stay in place while the screen is resized.
  var leavesRest = false
}

extension FittedSizes {
  init(of screen: SimulatedScreen) {
    var other = screen
    other.rotate()
    self.init(size: screen.size, turned: other.size)
  }

  /// The device's own sizes, each halved as long as the screen is no larger than the half.
  init(ofOwn screen: SimulatedScreen) {
    var other = screen
    other.rotate()
    self.init(size: screen.halvedOwnSize, turned: other.halvedOwnSize, leavesRest: true)
  }
}

extension SimulatedScreen {
  fileprivate var halvedOwnSize: CGSize {
    var fitted = ownSize
    while size.width <= fitted.width / 2, size.height <= fitted.height / 2 {
      fitted = CGSize(width: fitted.width / 2, height: fitted.height / 2)
    }
    return fitted
  }
}

/// How the panes are divided for the screen.
extension Display {
  /// The layout of the panes; nil if the terminal is too small.
  var layout: PaneLayout? {
    if followed != nil { return PaneLayout(whole: terminal, device: fitted.size) }
    var shown = panes
    if wall != nil {
      shown.ruler = nil
    } else if case .problems = overlay {
      // The list of problems is in place of the inspector.
      shown.inspector.isShown = true
    }
    return PaneLayout(terminal: terminal, device: fitted, zoom: shownZoom, panes: shown)
  }

  /// Divides the panes for the screen, and shows the screen from its top left corner on.
  package mutating func refit() {
    settle()
    offset = CellPoint(column: 0, row: 0)
    panes.tree.offset = nil
  }

  /// Divides the panes for the device's own size, as long as the present size fits at that scale.
  /// The scale then stays while the device is resized, and the way back leads to the same picture.
  /// For a much smaller screen the own size is halved. If the present size does not fit, the panes
  /// first give up what the device has left them, and then are divided for the present size.
  mutating func settle() {
    fitted = FittedSizes(ofOwn: screen)
    if !fits { fitted.leavesRest = false }
    if !fits { fitted = FittedSizes(of: screen) }
  }

  /// The zoom that is used: in a small terminal text comes first, not the shape.
  var shownZoom: Viewport.Zoom {
    zoom == .shape && PaneLayout.isSmall(terminal, hasLesson: panes.hasLesson) ? .text : zoom
  }

  /// Whether the device fits into the canvas at the scale for which the panes were divided.
  var fits: Bool {
    guard zoom != .trueScale, let layout else { return true }
    let size = layout.viewport(shownZoom).showing(screen.size).size
    return size.columns <= layout.canvas.columns && size.rows <= layout.canvas.rows
  }
}

/// The screens that keys lead back to.
struct FormerScreens: Equatable, Sendable {
  /// The screen with which the scene that is shown was opened, or would be.
  var opening: SimulatedScreen
  /// The screen before a scene of a size of its own was shown.
  var home: HomeScreen?
}

import Cells
import Foundation
import Stage

/// Everything the app shows that isn't in the views: a value, changed by `AppState.handle`.
struct AppState: Equatable, Sendable {
  /// How the device is drawn into the canvas.
  enum Zoom: Equatable, Sendable {
    /// As large as the room allows, up to true scale.
    case fit
    /// 8 x 16 points a cell; what doesn't fit is scrolled to.
    case trueScale
  }

  /// What lies over the panes.
  enum Overlay: Equatable, Sendable {
    /// The help screen, from this line on.
    case help(top: Int)
    /// The list of problems, with this line marked.
    case problems(line: Int)
  }

  var terminal: CellSize
  /// How many scenes there are, and the one that is shown.
  let sceneCount: Int
  var scene: Int
  var screen: SimulatedScreen
  /// Whether the layout glides to what the last event made of the screen.
  var glides = false

  var selection: ViewPath?
  var overlay: Overlay?
  var showsInspector = true
  var showsGuides = false
  var showsConstraintLines = false
  var zoom = Zoom.fit

  /// The device's size, in points, that the panes were divided for. It stays while the device
  /// still has room, so that the scale and every number keep their places.
  var fittedSize: CGSize
  /// Cells of the canvas that are scrolled out at the left and top, at true scale.
  var canvasOffset = CellPoint(column: 0, row: 0)
  /// Lines of the inspector's details that are scrolled out.
  var inspectorOffset = 0

  /// Where the views were that the last change moved, until the next change.
  var movedFrom: [ViewPath: CGRect] = [:]
  /// Whether they are marked in the picture; time takes the marks away.
  var marksMoved = false

  /// A word on what just happened, until the next key.
  var message: String?
  var demo: Demo?
  /// What the mouse is dragging.
  var drag: Drag?
  /// Where the mouse went down on something that takes taps.
  var pressed: Press?

  init(terminal: CellSize, scene: Int, sceneCount: Int, screen: SimulatedScreen) {
    self.terminal = terminal
    self.scene = scene
    self.sceneCount = sceneCount
    self.screen = screen
    fittedSize = screen.size
  }

  /// Where the panes lie; nil where the terminal is too small.
  var layout: PaneLayout? {
    PaneLayout(
      terminal: terminal, device: fittedSize, showsInspector: showsInspector)
  }

  /// How long the picture stays as it is without an event, in milliseconds; nil: for ever.
  var milliseconds: Int? {
    if demo != nil { return Demo.frameMilliseconds }
    return marksMoved ? Self.markMilliseconds : nil
  }

  /// How long moved views stay marked.
  static let markMilliseconds = 1200
}

/// What a change of the state asks of the world: things that a value can't do.
enum Effect: Equatable, Sendable {
  /// A swipe of a finger over the view that waits for one.
  case swipe(SceneHost.SwipeDirection)
  /// A tap at a point of the screen.
  case tap(CGPoint)
  /// Scrolls a view by screenfuls of its own, or by lines; along its text unless it is sideways.
  case scroll(ViewPath, pages: Int, lines: Int, isSideways: Bool = false)
  case save
  case suspend
  case repaint
  case quit
  /// Quits without another look at the screen.
  case giveUp
}

/// A press of the mouse that becomes a tap if it is released at the same cell.
struct Press: Equatable, Sendable {
  let cell: CellPoint
  /// What was seen there when it was pressed, in points of the screen.
  let point: CGPoint
}

/// A drag of the device's edges, and the cell of its top left corner when it began.
struct Drag: Equatable, Sendable {
  let edges: DeviceEdges
  let origin: CellPoint
}

/// Edges of the device that can be dragged.
struct DeviceEdges: OptionSet, Hashable, Sendable {
  let rawValue: Int
  static let right = DeviceEdges(rawValue: 1)
  static let bottom = DeviceEdges(rawValue: 2)
}

import Cells
import Stage

/// The panes around the canvas, each with what it keeps while it is closed.
struct OpenPanes: Equatable, Sendable {
  /// The tree of views.
  struct Tree: Equatable, Sendable {
    /// The views whose subviews are not listed.
    var folded: Set<ViewPath> = []
    /// The first row in sight; nil if it follows the selection.
    var offset: Int?
  }

  /// The inspector, with the tree and the details.
  struct Inspector: Equatable, Sendable {
    var isShown = true
    /// Whether it is in place of the canvas where both have no room.
    var isInFront = false
    var parts = InspectorParts.both
    /// The lines of the details scrolled past its top edge.
    var offset = 0
  }

  /// What is printed below the panes.
  struct ConsoleView: Equatable, Sendable {
    var output = Console()
    var isShown = false
    /// The number of the last visible line; nil while it follows the end.
    var lastLine: Int?
  }

  var tree = Tree()
  var inspector = Inspector()
  /// The line between canvas and inspector.
  var divider = PaneDivider()
  var console = ConsoleView()
  /// The ruler below the canvas; nil if there is none.
  var ruler: Ruler?
}

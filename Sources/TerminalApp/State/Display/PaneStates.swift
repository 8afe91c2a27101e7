import Stage

/// The panes around the canvas. Tree, inspector and console keep their state while they are closed;
/// a ruler begins anew.
package struct PaneStates: Equatable, Sendable {
  /// The tree of views.
  struct TreeState: Equatable, Sendable {
    /// The views whose subviews are not listed.
    var folded: Set<ViewPath> = []
    /// The first row in sight; nil if it follows the selection.
    var offset: Int?
  }

  /// The inspector, with the tree and the details.
  struct InspectorState: Equatable, Sendable {
    var isShown = true
    /// Whether the inspector is in place of the canvas where both have no room.
    var isInFront = false
    var parts = InspectorParts.both
    /// The lines of the details scrolled past its top edge.
    var offset = 0
  }

  /// The console below the panes.
  struct ConsoleState: Equatable, Sendable {
    var output = Console()
    var isShown = false
    /// The number of the last visible line; nil while it follows the end.
    var lastLine: Int?
  }

  var tree = TreeState()
  var inspector = InspectorState()
  /// The line between canvas and inspector.
  var divider = PaneDivider()
  var console = ConsoleState()
  /// The ruler below the canvas; nil if there is none.
  var ruler: Ruler?
  /// Whether the scenes are the steps of `tenniel learn`, whose tasks stand below the header.
  package var hasLesson = false
}

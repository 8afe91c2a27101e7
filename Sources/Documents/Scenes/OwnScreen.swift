import Stage

/// The screen of a scene whose document draws it at a size that is not its device's.
package struct OwnScreen: Hashable, Sendable {
  /// A cell of a list, which no device makes as high as its screen.
  package enum Cell: Hashable, Sendable {
    /// Of a table, as wide as the screen.
    case row
    /// Of a collection, as large as its document draws it.
    case item
  }

  /// The size of the scene's view, in points.
  package let size: CGSize
  /// Whether the document sets the size by hand, or the scene is a cell or embedded in another: it
  /// fits no device.
  package var isFreeform = true
  /// What the scene is in a list; nil for one that is no cell.
  package var cell: Cell?
  /// Whether the screen stands for all devices, and has no size classes.
  package var standsForAll = false
  /// The bars on it.
  var bars: SimulatedScreen.Bars = []

  package init(
    size: CGSize, isFreeform: Bool = true, cell: Cell? = nil, standsForAll: Bool = false,
    bars: SimulatedScreen.Bars = []
  ) {
    (self.size, self.isFreeform, self.cell) = (size, isFreeform, cell)
    (self.standsForAll, self.bars) = (standsForAll, bars)
  }
}

/// The screen of scenes that have no screen of their own.
package struct HomeScreen: Equatable, Sendable {
  package let screen: SimulatedScreen
  /// Whether the user has chosen its device.
  package let isChosen: Bool

  package init(_ screen: SimulatedScreen, isChosen: Bool) {
    (self.screen, self.isChosen) = (screen, isChosen)
  }
}

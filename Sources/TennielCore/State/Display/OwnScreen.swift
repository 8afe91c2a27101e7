import Foundation
import Stage

/// The screen of a scene whose document draws it at a size that is not its device's.
struct OwnScreen: Hashable, Sendable {
  /// A cell of a list, which no device makes as high as its screen.
  enum Cell: Hashable, Sendable {
    /// Of a table, as wide as the screen.
    case row
    /// Of a collection, as large as its document draws it.
    case item
  }

  /// The size of the scene's view, in points.
  let size: CGSize
  /// Whether the document sets the size by hand, or the scene is a cell or embedded in another: it
  /// fits no device.
  var isFreeform = true
  /// What the scene is in a list; nil for one that is no cell.
  var cell: Cell?
  /// Whether the screen stands for all devices, and has no size classes.
  var standsForAll = false
  /// The bars on it.
  var bars: SimulatedScreen.Bars = []
}

/// The screen of scenes that have no screen of their own.
struct HomeScreen: Equatable, Sendable {
  let screen: SimulatedScreen
  /// Whether the user has chosen its device.
  let isChosen: Bool

  init(_ screen: SimulatedScreen, isChosen: Bool) {
    (self.screen, self.isChosen) = (screen, isChosen)
  }
}

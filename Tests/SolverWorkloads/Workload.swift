import Cassowary

/// A layout as a solver gets it, and what is done to it then.
///
/// Variables are numbers from 0 on, constraints are numbered in the order of ``rows``.
package struct Workload: Hashable, Sendable {
  /// The constraint `sum of terms + constant relation 0`.
  package struct Row: Hashable, Sendable {
    package struct Term: Hashable, Sendable {
      package var variable: Int
      package var coefficient: Double
    }

    package var terms: [Term]
    package var relation: Relation
    package var constant: Double
    /// From 1 to 1000, which is required.
    package var priority: Float
  }

  /// A constraint that makes way for another one, which differs in its constant alone.
  package struct Swing: Hashable, Sendable {
    package var row: Int
    /// What is added to the constant, times one of ``Workload/factors``.
    package var change: Double
  }

  /// The size of a window, in points.
  package struct Size: Hashable, Sendable {
    package var width: Double
    package var height: Double
  }

  /// How many boxes of the layout the variables belong to.
  package var viewCount = 0
  package var variableCount = 0
  package var rows: [Row] = []

  /// The variable that is the window's width.
  package var windowWidth = 0
  /// The variable that is the window's height.
  package var windowHeight = 0
  /// The window's first size.
  package var start = Size(width: 480, height: 640)
  /// A closed walk of small steps.
  package var drag: [Size] = []
  /// Narrow and wide sizes in turn.
  package var jumps: [Size] = []

  /// Constraints of one part of the layout that are exchanged together. Outside of that part
  /// nothing moves, except in a grid.
  package var toggle: [Swing] = []
  /// The variables that the exchange may move.
  package var toggled: Set<Int> = []
  /// Constraints in different parts of the layout whose constants change one at a time.
  package var changing: [Int] = []
  /// What the toggle's changes are multiplied by, and what is added to a changing constant, in
  /// turn.
  package var factors: [Double] = [1, -0.5, 0.5, -1, 0.25, -0.75]
  /// A constraint that the required ones leave no room for.
  package var conflicting = Row(terms: [], relation: .equal, constant: 1, priority: 1000)

  package init() {
    drag = (0..<200).map { step in
      let way = Double(step < 100 ? step : 200 - step)
      return Size(width: 480 + 2 * way, height: 640 + way)
    }
    jumps = (0..<8).flatMap { round in
      let more = Double(round)
      return [
        Size(width: 360 + more, height: 700 - 2 * more),
        Size(width: 1400 - 7 * more, height: 1000 + 3 * more),
      ]
    }
  }
}

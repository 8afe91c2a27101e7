import Cassowary

/// A system as layouts make them: views whose edges and sizes are tied to each other's, in
/// coordinates relative to the view around them.
struct LayoutSystem {
  struct View {
    /// The variables of a view: its edges and its sizes.
    let first: Int
    var x: Int { first }
    var y: Int { first + 1 }
    var width: Int { first + 2 }
    var height: Int { first + 3 }

    func edge(_ axis: Int) -> Int { first + axis }
    func size(_ axis: Int) -> Int { first + 2 + axis }
  }

  var system = RandomSystem()
  private(set) var views: [View] = []

  /// A layout of one view whose sizes are edited: the window.
  init(width: Double, height: Double) throws {
    let window = makeView()
    try system.edit([(window.width, width), (window.height, height)])
    try system.add([(window.x, 1)], .equal, 0)
    try system.add([(window.y, 1)], .equal, 0)
  }

  var window: View { views[0] }

  mutating func resize(width: Double, height: Double) throws {
    try system.edit([(window.width, width), (window.height, height)])
  }

  mutating func makeView() -> View {
    let view = View(first: system.variables.count)
    for index in 0..<4 { system.makeVariable(restricted: index >= 2) }
    views.append(view)
    return view
  }

  /// The view begins that far from the beginning of its superview.
  mutating func lead(_ view: View, _ axis: Int, by inset: Double) throws {
    try system.add([(view.edge(axis), 1)], .equal, inset)
  }

  /// The view ends that far before the end of its superview.
  @discardableResult
  mutating func trail(
    _ view: View, _ axis: Int, in parent: View, by inset: Double
  ) throws -> Solver.Handle {
    try system.add(
      [(view.edge(axis), 1), (view.size(axis), 1), (parent.size(axis), -1)], .equal, -inset)
  }

  /// The view begins that far after the end of its sibling.
  mutating func place(_ view: View, _ axis: Int, after other: View, by gap: Double) throws {
    try system.add(
      [(view.edge(axis), 1), (other.edge(axis), -1), (other.size(axis), -1)], .equal, gap)
  }

  mutating func center(_ view: View, _ axis: Int, in parent: View) throws {
    try system.add(
      [(view.edge(axis), 2), (view.size(axis), 1), (parent.size(axis), -1)], .equal, 0)
  }

  mutating func fix(_ view: View, _ axis: Int, to size: Double) throws {
    try system.add([(view.size(axis), 1)], .equal, size)
  }

  mutating func equalise(_ view: View, _ axis: Int, with other: View) throws {
    try system.add([(view.size(axis), 1), (other.size(axis), -1)], .equal, 0)
  }

  /// The view wants to be as large as its content.
  mutating func fit(
    _ view: View, _ axis: Int, to size: Double, hugging: Float = 250
  ) throws {
    try system.add([(view.size(axis), 1)], .atMost, size, at: hugging)
    try system.add([(view.size(axis), 1)], .atLeast, size, at: 750)
  }
}

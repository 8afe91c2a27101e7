import Certificates
import SeededRandom

/// A small hierarchy of views with random constraints: ties, inequalities, equal priorities, rows
/// that others imply, and required rows that can't all be met.
struct RandomLayout {
  private struct View {
    /// The edges and sizes by axis. The window has no edges.
    let edges: [Int]
    let sizes: [Int]
  }

  private(set) var system: ProgramSystem
  private var random: SplitMix
  private var views: [View]

  init(seed: UInt64) throws {
    random = SplitMix(seed: seed)
    system = try ProgramSystem(given: [400, 300])
    views = [View(edges: [], sizes: [0, 1])]
    for _ in 0..<(2 + below(5)) { addView() }
    for _ in 0..<below(4) { addExtra() }
  }

  private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  private mutating func priority() -> Float? { pick([nil, nil, 750, 750, 500, 251, 250]) }

  private mutating func addView() {
    let parent = views[below(views.count)]
    let edges = (0..<2).map { _ in system.makeVariable(restricted: false) }
    let view = View(edges: edges, sizes: (0..<2).map { _ in system.makeVariable() })
    for axis in 0..<2 { place(view, axis, in: parent) }
    views.append(view)
  }

  private mutating func place(_ view: View, _ axis: Int, in parent: View) {
    let (edge, size, around) = (view.edges[axis], view.sizes[axis], parent.sizes[axis])
    let inset = pick([0, 8, 16, 20.5])
    switch below(8) {
    case 0, 1:
      system.add([(edge, 1)], .equal, inset)
      system.add([(edge, 1), (size, 1), (around, -1)], .equal, -inset, at: priority())
    case 2, 3:
      system.add([(edge, 1)], .equal, inset)
      fit(size)
      system.add([(edge, 1), (size, 1), (around, -1)], .lessThanOrEqual, -inset, at: priority())
    case 4:
      system.add([(edge, 2), (size, 1), (around, -1)], .equal, 0, at: priority())
      system.add([(size, 1), (around, -pick([0.5, 1.0 / 3, 0.25]))], .equal, 0, at: priority())
      fit(size)
    case 5:
      system.add([(edge, 1)], .greaterThanOrEqual, inset, at: priority())
      system.add([(edge, 1), (size, 1), (around, -1)], .lessThanOrEqual, -inset)
      fit(size)
    case 6:
      let sibling = views[below(views.count)]
      fit(size)
      guard let other = sibling.edges.isEmpty ? nil : sibling.edges[axis] else { return }
      system.add(
        [(edge, 1), (other, -1), (sibling.sizes[axis], -1)],
        pick([.equal, .greaterThanOrEqual]), 8, at: priority())
      system.add([(edge, 1), (size, 1), (around, -1)], .equal, -8, at: priority())
    default:
      system.add([(edge, 1)], .equal, inset, at: priority())
      system.add([(size, 1)], .equal, Double(below(30) * 10), at: priority())
    }
  }

  /// The view wants to be as large as its content.
  private mutating func fit(_ size: Int) {
    let content = Double(20 + below(40) * 5) + pick([0, 0, 0.5])
    system.add([(size, 1)], .lessThanOrEqual, content, at: pick([250, 250, 251, 750]))
    system.add([(size, 1)], .greaterThanOrEqual, content, at: pick([750, 750, 749, 250]))
  }

  /// A row about two views, or one that follows from others.
  private mutating func addExtra() {
    let (one, other, axis) = (views[below(views.count)], views[below(views.count)], below(2))
    let factor = pick([1, 1, 2, 0.5])
    switch below(6) {
    case 0:
      system.add(
        [(one.sizes[axis], 1), (other.sizes[axis], -factor)], .equal, 0, at: priority())
    case 1:
      system.add(
        [(one.sizes[axis], 1), (other.sizes[axis], -factor)],
        pick([.lessThanOrEqual, .greaterThanOrEqual]), pick([0, 10]), at: priority())
    case 2: system.add([(one.sizes[axis], 1)], .greaterThanOrEqual, 40, at: priority())
    case 4:
      // In a conflict with what gives the size, if something does.
      system.add(
        [(one.sizes[axis], 1)], pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
        Double(below(60) * 10))
    case 3:
      // The same again, and twice the same.
      guard let row = system.program.rows.last(where: { $0.terms.count > 1 }) else { return }
      let scale = pick([1.0, 2])
      system.add(
        row.terms.map { ($0.variable, $0.coefficient * scale) }, row.relation,
        -row.constant * scale, at: priority())
    default:
      system.add([(one.sizes[0], 1), (one.sizes[1], -factor)], .equal, 0, at: priority())
    }
  }
}

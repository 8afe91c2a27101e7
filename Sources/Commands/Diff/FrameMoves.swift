import Documents
import Findings
import Stage

/// The views of a scene that stand elsewhere in another version of its document, at some screens:
/// what moves equally at several of them is one move.
@MainActor
struct FrameMoves {
  /// The change of a view's frame, in the superview's coordinates in points.
  struct Move {
    /// The view in the later version.
    let path: ViewPath
    /// The id of its element; nil for a view that code or a list makes.
    let element: String?
    /// The frames at the first of the screens.
    let old: CGRect
    let new: CGRect
    /// Whether the frames are the same at all of its screens.
    fileprivate(set) var isSameEverywhere = true
    /// The screens at which it moves as much, as indices in the grid, in ascending order.
    fileprivate(set) var screens: [Int]
  }

  /// What tells moves apart: the view, and by how much it moves.
  private struct Key: Hashable {
    let path: ViewPath
    let change: [Int]
  }

  /// The screens.
  let grid: ScreenGrid
  /// The moves in the order of the views, at the first screen that shows them.
  private(set) var moves: [Move] = []
  private var known: [Key: Int] = [:]

  init(on grid: ScreenGrid) { self.grid = grid }

  /// Takes the layouts of both versions at a screen.
  mutating func take(from old: SceneHost, to new: SceneHost, at screen: Int) {
    let ids = new.elementPaths
    let found = new.snapshot.moves(from: old.snapshot, elements: (old.elementPaths, ids))
    for move in found {
      let key = Key(path: move.path, change: Self.change(move))
      guard let index = known[key] else {
        known[key] = moves.count
        moves.append(
          Move(
            path: move.path, element: ids.ids[move.path], old: move.old, new: move.new,
            screens: [screen]))
        continue
      }
      moves[index].screens.append(screen)
      if moves[index].old != move.old || moves[index].new != move.new {
        moves[index].isSameEverywhere = false
      }
    }
  }

  /// By how much each side of a frame changes, in whole points: devices have pixels of different
  /// sizes.
  private static func change(_ move: ViewMove) -> [Int] {
    zip(sides(move.new), sides(move.old)).map { Int(exactly: ($0 - $1).rounded()) ?? 0 }
  }

  private static func sides(_ frame: CGRect) -> [Double] {
    [frame.minX, frame.minY, frame.width, frame.height]
  }
}

extension FrameMoves.Move {
  /// What changes, in words: `y 40 -> 44, width 100 -> 96`.
  var words: String {
    let names = ["x", "y", "width", "height"]
    let (before, after) = (
      [old.minX, old.minY, old.width, old.height], [new.minX, new.minY, new.width, new.height]
    )
    return names.indices.filter { abs(before[$0] - after[$0]) >= 0.005 }.map { index in
      let numbers = [before[index], after[index]].map { Number.text($0, places: 2) }
      return "\(names[index]) \(numbers[0]) -> \(numbers[1])"
    }.joined(separator: ", ")
  }

  /// Where it moves: nothing where there is one screen.
  func place(on grid: ScreenGrid) -> String {
    guard grid.count > 1 else { return "" }
    let place = grid.words(for: screens)
    return isSameEverywhere
      ? "; \(place)" : " at \(grid.name(of: screens[0])); as much at \(place)"
  }
}

import AutoLayout
import Foundation

/// The times that layouts of a feed take, and those that the bare solver takes for the same
/// constraints.
@MainActor
struct FeedMeasurement {
  private let feed: Feed
  private let only: String?
  private var rows: [(name: String, layout: [Double], solver: [Double])] = []

  /// - Parameter only: The one operation to measure; all of them where there is none.
  init(viewCount: Int, only: String? = nil) {
    self.only = only
    var first: [Double] = []
    var made: Feed?
    for _ in 0..<5 {
      let feed = Feed(viewCount: viewCount)
      first.append(
        time {
          feed.window.makeKeyAndVisible()
          feed.window.layoutIfNeeded()
        })
      made = feed
    }
    feed = made!
    let feed = feed
    let middle = feed.cells[feed.cells.count / 2]
    let regular = feed.window.linearSystem
    var solver = BareSolver(regular)
    rows.append(
      (
        "first layout", first,
        (0..<5).map { _ in
          solver = BareSolver(regular)
          return solver.build()
        }
      ))

    measure("nothing changed", 200) { _ in }
    let screens = (0..<50).map { Feed.screen(width: 700 + CGFloat($0)) }
    measure("resize by a point", 200) { round in
      feed.window.apply(screens[round % 50])
    } solver: { round in
      solver.resize(to: 700 + Double(round % 50))
    }
    middle.isCompact = true
    feed.window.layoutIfNeeded()
    let compact = feed.window.linearSystem
    measure("toggle a cell", 200) { round in
      middle.isCompact = round % 2 == 0
    } solver: { round in
      solver.change(into: round % 2 == 0 ? compact : regular)
    }
    measure("change a text", 200) { round in middle.title.text = "Chapter and \(round)" }
    measure("hide a label", 100) { round in
      middle.tags.arrangedSubviews[1].isHidden = round % 2 == 0
    }
    measure("insert a cell", 10) { round in
      feed.column.insertArrangedSubview(FeedCell(index: round), at: 1)
    }
  }

  private mutating func measure(
    _ name: String, _ rounds: Int, _ change: (Int) -> Void, solver: ((Int) -> Double)? = nil
  ) {
    guard only == nil || only == name else { return }
    let layout = (0..<rounds).map { round in
      time {
        change(round)
        feed.window.layoutIfNeeded()
      }
    }
    rows.append((name, layout, solver.map { (0..<rounds).map($0) } ?? []))
  }

  func print() {
    Swift.print("\(feed.viewCount) views, \(feed.window.linearSystem.rows.count) constraints")
    for row in rows {
      let (layout, solver) = (Self.median(row.layout), Self.median(row.solver))
      var line = row.name.padding(toLength: 20, withPad: " ", startingAt: 0) + Self.text(layout)
      if let layout, let solver {
        line += Self.text(solver) + String(format: "%10.1f", layout / solver)
      }
      Swift.print("  " + line)
    }
  }

  private static func median(_ nanoseconds: [Double]) -> Double? {
    nanoseconds.isEmpty ? nil : nanoseconds.sorted()[nanoseconds.count / 2]
  }

  private static func text(_ nanoseconds: Double?) -> String {
    String(format: "%14.1f", (nanoseconds ?? 0) / 1000)
  }
}

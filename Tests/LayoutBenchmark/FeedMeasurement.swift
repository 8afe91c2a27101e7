import AutoLayout
import Foundation

/// The times that layouts of a feed take.
@MainActor
struct FeedMeasurement {
  private let feed: Feed
  private let only: String?
  private var rows: [(name: String, nanoseconds: [Double])] = []

  /// - Parameter only: The one operation to measure; all of them where there is none.
  init(viewCount: Int, only: String? = nil) {
    self.only = only
    var first: [Double] = []
    var made: Feed?
    for _ in 0..<5 {
      let feed = Feed(viewCount: viewCount)
      first.append(
        Self.time {
          feed.window.makeKeyAndVisible()
          feed.window.layoutIfNeeded()
        })
      made = feed
    }
    feed = made!
    rows.append(("first layout", first))
    let feed = feed
    let middle = feed.cells[feed.cells.count / 2]
    measure("nothing changed", 200) { _ in }
    measure("resize by a point", 200) { round in
      feed.window.apply(Feed.screen(width: 700 + CGFloat(round % 50)))
    }
    measure("toggle a cell", 200) { round in middle.isCompact = round % 2 == 0 }
    measure("change a text", 200) { round in middle.title.text = "Chapter and \(round)" }
    measure("hide a label", 100) { round in
      middle.tags.arrangedSubviews[1].isHidden = round % 2 == 0
    }
    measure("insert a cell", 10) { round in
      feed.column.insertArrangedSubview(FeedCell(index: round), at: 1)
    }
  }

  private mutating func measure(_ name: String, _ rounds: Int, _ change: (Int) -> Void) {
    guard only == nil || only == name else { return }
    var times: [Double] = []
    for round in 0..<rounds {
      times.append(
        Self.time {
          change(round)
          feed.window.layoutIfNeeded()
        })
    }
    rows.append((name, times))
  }

  private static func time(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let duration = clock.measure(body)
    return Double(duration.components.attoseconds) / 1e9 + Double(duration.components.seconds) * 1e9
  }

  func print() {
    Swift.print("\(feed.viewCount) views")
    for row in rows {
      let sorted = row.nanoseconds.sorted()
      Swift.print(
        "  " + row.name.padding(toLength: 20, withPad: " ", startingAt: 0)
          + String(format: "%12.1f us", sorted[sorted.count / 2] / 1000))
    }
  }
}

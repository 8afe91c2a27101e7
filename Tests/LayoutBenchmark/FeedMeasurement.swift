import AutoLayout
import Foundation

/// The times that layouts of a feed take.
@MainActor struct FeedMeasurement {
  private let feed: Feed
  private var rows: [(name: String, times: [Double])] = []

  init(viewCount: Int) {
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
    rows.append(("first layout", first))

    measure("nothing changed", 200) { _ in }
    let screens = (0..<50).map { Feed.screen(width: 700 + CGFloat($0)) }
    measure("resize by a point", 200) { round in feed.window.apply(screens[round % 50]) }
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
    let times = (0..<rounds).map { round in
      time {
        change(round)
        feed.window.layoutIfNeeded()
      }
    }
    rows.append((name, times))
  }

  func print() {
    Swift.print("\(feed.viewCount) views")
    for row in rows {
      let median = row.times.sorted()[row.times.count / 2]
      Swift.print(
        "  " + row.name.padding(toLength: 20, withPad: " ", startingAt: 0)
          + String(format: "%14.1f", median / 1000))
    }
  }
}

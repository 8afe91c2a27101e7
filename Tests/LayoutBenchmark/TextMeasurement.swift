import AutoLayout
import Foundation

/// The times that labels take to measure their texts, each text as a new one.
@MainActor struct TextMeasurement {
  private let label = UILabel()
  private let short = (0..<10).map { "A label of 20 chars\($0)" }
  /// Some 2,000 characters each.
  private let long: [String]

  init() {
    label.numberOfLines = 0
    let words = "It was much pleasanter at home when one was not always growing larger and smaller"
    long = (0..<10).map { index in
      (0..<24).map { "\(words) \(index * $0)" }.joined(separator: " ").prefix(2_000).description
    }
  }

  func print() {
    Swift.print("texts, microseconds")
    print("20 characters", rounds: 20_000) { round in
      label.text = short[round % 10]
      return label.intrinsicContentSize
    }
    print("2,000, wrapped", rounds: 500) { round in
      label.text = long[round % 10]
      return label.sizeThatFits(CGSize(width: 300, height: 0))
    }
    label.text = long[0]
    print("another width", rounds: 500) { round in
      label.sizeThatFits(CGSize(width: 200 + CGFloat(round), height: 0))
    }
  }

  /// Prints the mean time of a round, in the quickest of five runs.
  private func print(_ name: String, rounds: Int, _ measure: (Int) -> CGSize) {
    var best = Double.infinity
    var sum = 0.0
    for _ in 0..<5 {
      best = min(best, time { for round in 0..<rounds { sum += measure(round).height } })
    }
    precondition(sum > 0)
    let mean = String(format: "%14.2f", best / 1000 / Double(rounds))
    Swift.print("  " + name.padding(toLength: 20, withPad: " ", startingAt: 0) + mean)
  }
}

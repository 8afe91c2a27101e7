import Foundation
import SolverWorkloads

/// The lines of the table.
extension Report {
  func heading(_ family: Family, _ cases: [Case]) -> [String] {
    let sizes = cases.map {
      padded(family == .grid ? "\($0.size)x\($0.size)" : "N = \($0.size)", 27)
    }
    let columns = cases.map { _ in padded("ours", 8) + padded("kiwi", 8) + padded("ratio", 11) }
    return [
      left(family.rawValue, 9) + sizes.joined(separator: " ") + "   growth",
      left("", 9) + columns.joined(separator: " ") + "   ours          kiwi",
    ]
  }

  mutating func line(_ operation: String, _ family: Family, _ cases: [Case]) -> String {
    let cells = cases.map { cell(operation, family, $0) }
    return left(operation, 9) + cells.joined(separator: " ") + "   "
      + growth(operation, family, cases)
  }

  private mutating func cell(_ operation: String, _ family: Family, _ measured: Case) -> String {
    let (ours, kiwi) = (measured.ours[operation], measured.kiwi[operation])
    let phases: Set<String> = operation == "jump" ? ["narrow", "wide"] : [operation]
    let mark = measured.wrong.isDisjoint(with: phases) ? "" : "*"
    return padded(words(ours), 8) + padded(words(kiwi) + mark, 8)
      + padded(ratio(operation, family, measured.size, ours, kiwi), 11)
  }

  private func words(_ outcome: Figures.Outcome) -> String {
    switch outcome {
    case .time(let time): duration(time)
    case .stopped: ">" + short(limit / 1e9) + "s"
    case .failed: "error"
    case .missing: "-"
    }
  }

  private mutating func ratio(
    _ operation: String, _ family: Family, _ size: Int, _ ours: Figures.Outcome,
    _ kiwi: Figures.Outcome
  ) -> String {
    let goal = Goals.ratio(operation, family, size: size)
    let (bound, value): (String, Double)
    switch (ours, kiwi) {
    case (.time(let mine), .time(let its)): (bound, value) = ("", its / mine)
    case (.time(let mine), .stopped): (bound, value) = (">", limit / mine)
    case (.stopped, .time(let its)): (bound, value) = ("<", its / limit)
    case (.stopped, _), (.failed, _):
      missed.append("\(family.rawValue) \(size), \(operation): not done")
      return "-"
    default: return "-"
    }
    let text = bound + (value >= 10 ? String(format: "%.0f", value) : String(format: "%.2g", value))
    if value >= goal { return text + "x" }
    // A lower bound below the goal tells nothing.
    if bound == ">" { return text + "x" }
    missed.append("\(family.rawValue) \(size), \(operation): \(text)x, to reach: \(short(goal))x")
    return "\(text)<\(short(goal))"
  }

  private mutating func growth(_ operation: String, _ family: Family, _ cases: [Case]) -> String {
    guard cases.count > 1 else { return "" }
    let (small, large) = (cases[cases.count - 2], cases[cases.count - 1])
    let size = Double(large.workload.viewCount) / Double(small.workload.viewCount)
    func factor(_ figures: KeyPath<Case, Figures>) -> Double? {
      guard case .time(let before) = small[keyPath: figures][operation],
        case .time(let after) = large[keyPath: figures][operation]
      else { return nil }
      return after / before
    }
    func words(_ factor: Double?) -> String {
      factor.map { digits($0) + "x ^" + String(format: "%.2f", log($0) / log(size)) } ?? "-"
    }

    let mine = factor(\.ours)
    if let mine, large.size == Goals.largest, let goal = Goals.growth(operation) {
      let place = "\(family.rawValue), \(operation), growth from \(small.size) to \(large.size)"
      let exponent = log(mine) / log(size)
      switch goal {
      case .exponent(let most) where exponent >= most:
        missed.append("\(place): exponent \(digits(exponent)), to reach: under \(most)")
      case .factor(let most) where mine >= most:
        missed.append("\(place): \(digits(mine))x, to reach: under \(most)x")
      default: break
      }
    }
    return left(words(mine), 14) + words(factor(\.kiwi))
  }
}

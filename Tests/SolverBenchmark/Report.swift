import Foundation
import SolverWorkloads

/// The table, and under it what is wrong, what was not reached, and what was measured besides.
struct Report {
  struct Case {
    let size: Int
    let workload: Workload
    let ours: Figures
    let kiwi: Figures
    /// The phases after which kiwi's answer was wrong.
    var wrong: Set<String> = []
  }

  /// Nanoseconds after which an operation was stopped.
  let limit: Double
  var cases: [Family: [Case]] = [:]
  var answers: [String] = []
  var missed: [String] = []
  var besides: [String] = []

  init(folder: String, limit: Double) throws {
    self.limit = limit
    for family in Family.allCases {
      for size in family.sizes {
        let path = "\(folder)/\(family.rawValue)-\(size)"
        let kiwi = ["first", "last"].map { path + ".kiwi-" + $0 }.filter {
          FileManager.default.fileExists(atPath: $0)
        }
        guard !kiwi.isEmpty else { continue }
        var measured = Case(
          size: size, workload: family.workload(size: size),
          ours: try Figures(contentsOf: [path + ".ours"]), kiwi: try Figures(contentsOf: kiwi))
        judge(&measured, family)
        cases[family, default: []].append(measured)
      }
    }
  }

  var text: String {
    mutating get {
      var lines: [String] = []
      for family in Family.allCases {
        guard let cases = cases[family] else { continue }
        lines += [""] + heading(family, cases)
        lines += Goals.operations.map { line($0, family, cases) }
        noteBesides(family, cases)
      }
      lines += ["", "ratio: kiwi's time by ours; \"<50\" behind it: 50 is to be reached"]
      lines.append("growth: from the second last size to the last, as a factor and as an exponent")
      lines.append(
        "kiwi: the better of two, the window's size given before or after the constraints")
      lines.append("*: its answer is wrong")
      lines += section("Answers", answers, orElse: "ours are at least as good as kiwi's everywhere")
      lines += section("Besides", besides, orElse: "nothing")
      lines += section("Not reached", missed, orElse: "nothing: all goals are met")
      return lines.dropFirst().joined(separator: "\n")
    }
  }

  private func section(_ title: String, _ lines: [String], orElse: String) -> [String] {
    ["", title + ":"] + (lines.isEmpty ? [orElse] : lines).map { "  " + $0 }
  }
}

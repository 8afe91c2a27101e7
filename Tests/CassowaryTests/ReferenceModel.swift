/// A system of constraints as the reference solver reads it: numbers only.
struct ReferenceModel {
  enum Relation { case atMost, equal, atLeast }

  struct Row {
    var terms: [(variable: Int, coefficient: Double)]
    var constant: Double
    var relation: Relation
    /// 1000 is required.
    var priority: Float
    var rank = 0
  }

  /// For each variable whether it is at least zero.
  var restricted: [Bool] = []
  var rows: [Row] = []
  /// Fixed variables.
  var edits: [Int: Double] = [:]

  /// By how much values miss a row.
  static func violation(_ row: Row, _ values: [Double]) -> Double {
    let sum = row.terms.reduce(row.constant) { $0 + $1.coefficient * values[$1.variable] }
    switch row.relation {
    case .atMost: return max(0, sum)
    case .equal: return abs(sum)
    case .atLeast: return max(0, -sum)
    }
  }

  /// The sums of violations of values, highest priority first.
  func sums(_ values: [Double]) -> [Double] {
    priorities.map { priority in
      rows.filter { $0.priority == priority }.reduce(0) { $0 + Self.violation($1, values) }
    }
  }

  /// The optional priorities in use, highest first.
  var priorities: [Float] {
    Set(rows.map(\.priority)).filter { $0 < 1000 }.sorted(by: >)
  }
}

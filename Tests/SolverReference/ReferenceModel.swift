/// A system of constraints as the reference solver reads it: numbers only.
package struct ReferenceModel {
  package enum Relation: Sendable { case atMost, equal, atLeast }

  package struct Row {
    package var terms: [(variable: Int, coefficient: Double)]
    package var constant: Double
    package var relation: Relation
    /// 1000 is required.
    package var priority: Float
    package var rank = 0

    package init(
      terms: [(variable: Int, coefficient: Double)], constant: Double, relation: Relation,
      priority: Float, rank: Int = 0
    ) {
      self.terms = terms
      self.constant = constant
      self.relation = relation
      self.priority = priority
      self.rank = rank
    }
  }

  /// For each variable whether it is at least zero.
  package var restricted: [Bool] = []
  package var rows: [Row] = []
  /// Fixed variables.
  package var edits: [Int: Double] = [:]

  package init(restricted: [Bool] = [], rows: [Row] = [], edits: [Int: Double] = [:]) {
    self.restricted = restricted
    self.rows = rows
    self.edits = edits
  }

  /// By how much values miss a row.
  package static func violation(_ row: Row, _ values: [Double]) -> Double {
    let sum = row.terms.reduce(row.constant) { $0 + $1.coefficient * values[$1.variable] }
    switch row.relation {
    case .atMost: return max(0, sum)
    case .equal: return abs(sum)
    case .atLeast: return max(0, -sum)
    }
  }

  /// The sums of violations of values, highest priority first.
  package func sums(_ values: [Double]) -> [Double] {
    priorities.map { priority in
      rows.filter { $0.priority == priority }.reduce(0) { $0 + Self.violation($1, values) }
    }
  }

  /// The optional priorities in use, highest first.
  package var priorities: [Float] { Set(rows.map(\.priority)).filter { $0 < 1000 }.sorted(by: >) }
}

import Cassowary

/// A variable that is open, between which values, and in what tie.
struct OpenRange: Equatable {
  let variable: Variable
  let least: Double?
  let greatest: Double?
  let tie: Priority?

  init(_ variable: Variable, _ least: Double?, _ greatest: Double?, _ tie: Priority? = nil) {
    self.variable = variable
    self.least = least
    self.greatest = greatest
    self.tie = tie
  }
}

extension Ambiguity {
  var openRanges: [OpenRange] {
    ranges.map { OpenRange($0.variable, $0.least, $0.greatest, $0.tie) }
  }
}

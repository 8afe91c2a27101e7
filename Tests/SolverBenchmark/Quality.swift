import SolverWorkloads

/// How good an answer is: what it misses, by priority.
struct Quality {
  /// What must hold and doesn't, in words.
  let flaw: String?
  /// The sums of what is missed, the highest priority first.
  private let levels: [(priority: Float, sum: Double)]

  /// Below this, in points, a difference is a matter of rounding.
  private static let tolerance = 1e-5

  init(of values: [Double], for workload: Workload, at size: Workload.Size) {
    var sums: [Float: Double] = [:]
    var worst = 0.0
    for row in workload.rows {
      let violation = row.violation(values)
      if row.priority == 1000 {
        worst = max(worst, violation)
      } else {
        sums[row.priority, default: 0] += violation
      }
    }
    levels = sums.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }

    let (width, height) = (values[workload.windowWidth], values[workload.windowHeight])
    if abs(width - size.width) > Self.tolerance {
      flaw = "the window is \(short(width)) wide instead of \(short(size.width))"
    } else if abs(height - size.height) > Self.tolerance {
      flaw = "the window is \(short(height)) high instead of \(short(size.height))"
    } else if worst > Self.tolerance {
      flaw = "a required constraint is missed by \(short(worst))"
    } else {
      flaw = nil
    }
  }

  /// The highest priority at which more is missed than in the other answer, though the answers are
  /// equal above it.
  func shortfall(against other: Quality) -> String? {
    for (mine, its) in zip(levels, other.levels) {
      let slack = Self.tolerance * (1 + max(mine.sum, its.sum))
      if mine.sum < its.sum - slack { return nil }
      if mine.sum > its.sum + slack {
        return "at priority \(short(Double(mine.priority))) it misses \(short(mine.sum)) points in "
          + "all, where \(short(its.sum)) are enough"
      }
    }
    return nil
  }
}

/// A component of one variable as a program. The optima of each level are an interval of its
/// values, so that no dictionary is needed.
///
/// Most components are of this kind, such as a text's width between two wishes.
struct LineProgram: Sendable {
  /// A row as a function of the variable, which is zero at one point.
  private struct Point: Sendable {
    var place: Double
    /// The change of the row with the variable.
    var slope: Double
    /// The index of the row in the component.
    var index: Int
    var rank: Int
    var priority: Priority
    var isEquality: Bool
    var isBound: Bool
    /// The number of points in a unit of the row.
    var scale: Double

    /// The change of the violation with the variable, on either side of the point.
    var violation: (left: Double, right: Double) {
      let rate = scale * slope
      if isEquality { return (-abs(rate), abs(rate)) }
      return slope > 0 ? (-rate, 0) : (0, -rate)
    }

    /// The change of the slack with the variable, on either side of the point.
    var slack: (left: Double, right: Double) { slope > 0 ? (0, slope) : (slope, 0) }
  }

  private var points: [Point] = []
  /// The values that are optimal so far.
  private var (lower, upper) = (-Double.infinity, Double.infinity)

  private var isOpen: Bool {
    lower == -.infinity || upper == .infinity
      || upper - lower > Tolerance.zero * max(1, abs(lower))
  }

  /// The variable's value at the optimum of a component, and whether the priorities leave several
  /// values; nil if the component has several variables, or if its rows alone don't determine the
  /// optimum.
  mutating func optimum(
    of component: Component, of system: System, at values: LinearProgram.Values
  ) -> (value: Double, isOpen: Bool)? {
    guard component.columns.count == 1, load(component.rows, of: system, at: values) else {
      return nil
    }
    meetDemands()
    guard lower <= upper else { return nil }
    meetPriorities()
    let wasOpen = isOpen
    if wasOpen { breakTies(component, system) }
    guard !isOpen else { return nil }
    return (lower, wasOpen)
  }

  /// Loads rows of one variable and parameters; false if a coefficient is so small that the zero of
  /// its row is uncertain, or if a row is a required equality.
  private mutating func load(
    _ rows: [Row], of system: System, at values: LinearProgram.Values
  ) -> Bool {
    points.removeAll(keepingCapacity: true)
    (lower, upper) = (-.infinity, .infinity)
    for (index, row) in rows.enumerated() {
      guard let (_, slope, constant) = system.elimination.singleVariable(in: row, at: values) else {
        return false
      }
      let record = system.constraints[row]
      guard abs(slope) >= Tolerance.safePivot, !(record.isEquality && record.isRequired) else {
        return false
      }
      points.append(
        Point(
          place: -constant / slope, slope: slope, index: index, rank: record.rank,
          priority: record.priority, isEquality: record.isEquality, isBound: record.isBound,
          scale: record.scale))
    }
    return true
  }
}

// MARK: - Levels

extension LineProgram {
  private mutating func meetDemands() {
    for point in points where point.priority.isRequired {
      if point.slope > 0 {
        lower = max(lower, point.place)
      } else {
        upper = min(upper, point.place)
      }
    }
  }

  /// Minimises the violations, priority by priority.
  private mutating func meetPriorities() {
    points.sort {
      $0.priority != $1.priority ? $0.priority > $1.priority : $0.place < $1.place
    }
    var next = points.firstIndex { !$0.priority.isRequired } ?? points.count
    while next < points.count, isOpen {
      let first = next
      while next < points.count, points[next].priority == points[first].priority { next += 1 }
      minimise(first..<next) { $0.violation }
    }
  }

  /// The tie-break level: violations, then bounds, then slacks, one after the other.
  private mutating func breakTies(_ component: Component, _ system: System) {
    points.sort {
      if $0.priority != $1.priority { return $0.priority > $1.priority }
      return $0.rank != $1.rank ? $0.rank > $1.rank : $0.index > $1.index
    }
    for index in points.indices where !points[index].priority.isRequired {
      minimise(index..<(index + 1)) { $0.violation }
    }
    points.sort { $0.rank != $1.rank ? $0.rank < $1.rank : $0.index < $1.index }
    minimiseBounds(component, system)
    for index in points.indices where !points[index].isEquality && !points[index].isBound {
      minimise(index..<(index + 1)) { $0.slack }
    }
  }

  /// Brings restricted variables to zero in order of creation, which is that of their bounds.
  private mutating func minimiseBounds(_ component: Component, _ system: System) {
    let implied = system.elimination.impliedBounds(mentioning: component.columns).first
    for index in points.indices where points[index].isBound {
      if let implied, implied < row(of: index, component),
        let own = points.indices.first(where: { isOwnBound($0, component, system) })
      {
        // An implied bound rises with the variable, as the variable's own bound does.
        minimise(own..<(own + 1)) { $0.slack }
      }
      minimise(index..<(index + 1)) { $0.slack }
    }
  }

  private func row(of point: Int, _ component: Component) -> Row {
    component.rows[points[point].index]
  }

  /// Whether a point is the bound of the component's variable, not of one that depends on it.
  private func isOwnBound(_ point: Int, _ component: Component, _ system: System) -> Bool {
    points[point].isBound && !system.elimination.rows[row(of: point, component)].isDerived
  }

  /// Keeps only the values at which a sum of costs is least, given the slopes of the costs on
  /// either side of some points, which are in ascending order.
  private mutating func minimise(
    _ range: Range<Int>, _ cost: (Point) -> (left: Double, right: Double)
  ) {
    var (rate, size) = (0.0, 0.0)
    for point in points[range] {
      let (left, right) = cost(point)
      rate += left
      size += abs(left) + abs(right)
    }
    let noise = Tolerance.reducedCost * size
    var (first, last) = (-Double.infinity, Double.infinity)
    for point in points[range] {
      let (left, right) = cost(point)
      if rate < -noise { first = point.place }
      rate += right - left
      if rate > noise {
        last = point.place
        break
      }
    }
    (lower, upper) = (min(max(lower, first), upper), max(min(upper, last), lower))
  }
}

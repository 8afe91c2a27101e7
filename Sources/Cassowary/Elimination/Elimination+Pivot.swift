/// The choice of the variable that an equality defines.
extension Elimination {
  /// The variable for which a row is solved as given, if nothing else in the row evidently depends
  /// on it. It is the one that ``pivotOfWork()`` would choose, found without a working row.
  func pivotOfRaw(_ row: Row) -> Column? {
    let cells = matrix.cells(ofRow: Line(given: row))
    var largest = 0.0
    var (hasDefined, choices) = (false, 0)
    for cell in cells {
      let state = variables[matrix.column(of: cell)]
      if state.isDefined {
        hasDefined = true
      } else if !state.isParameter {
        largest = max(largest, abs(matrix.coefficient(of: cell)))
        choices += 1
      }
    }
    var best: Column?
    for cell in cells {
      let variable = matrix.column(of: cell)
      guard isIndependent(variable),
        abs(matrix.coefficient(of: cell)) >= largest * Tolerance.definitionPivot,
        !hasDefined || variables[variable].dependentCount == 0
      else { continue }
      if best.map({ isCheaper(variable, than: $0) }) ?? true { best = variable }
    }
    guard let best else { return nil }
    // Only the reduced row shows which of several bounds follows from the others.
    if choices > 1, variables[best].isRestricted { return nil }
    return best
  }

  /// The variable for which the working row is solved; nil if there is none yet.
  ///
  /// A variable is suitable if nothing else in the row depends on it. Among suitable variables, a
  /// free one is preferred to a restricted one, whose bound would become a row; then one that is a
  /// sum of the others, whose bound follows from theirs; then the one in the fewest rows; then the
  /// newest.
  mutating func pivotOfWork() -> Column? {
    var (largest, newest) = (0.0, Column(number: -1))
    var (hasDefined, hasUnmentioned) = (false, false)
    for variable in work.touched {
      let (state, coefficient) = (variables[variable], work.coefficient(of: variable))
      guard coefficient != 0, !state.isParameter else { continue }
      newest = max(newest, variable)
      if state.isDefined {
        hasDefined = true
      } else {
        largest = max(largest, abs(coefficient))
        if state.dependentCount == 0 { hasUnmentioned = true }
      }
    }
    guard largest > 0 else { return nil }
    if !hasDefined {
      let cheapest = cheapest(largest, .all)
      guard let cheapest, variables[cheapest].isRestricted else { return cheapest }
      return sum(largest) ?? cheapest
    }
    if hasUnmentioned, let variable = cheapest(largest, .withoutDependents) { return variable }
    // New variables are defined by old ones, not the other way round, so that chains of definitions
    // are no longer than the layout is deep.
    guard isIndependent(newest), markSources() else { return nil }
    return cheapest(largest, .unseen)
  }

  /// Whether the working row has a choice of independent variables, all of them restricted.
  var workOffersBounds: Bool {
    var choices = 0
    for variable in work.touched
    where isIndependent(variable) && work.coefficient(of: variable) != 0 {
      guard variables[variable].isRestricted else { return false }
      choices += 1
    }
    return choices > 1
  }

  /// The variable that is a sum of the others in the working row, with positive factors and a
  /// constant of at least zero, so that its bound follows from theirs.
  private func sum(_ largest: Double) -> Column? {
    // At most one variable is alone with its sign, except if there are two with opposite signs.
    var (positive, negative): (Column?, Column?)
    var (positives, negatives) = (0, 0)
    for variable in work.touched {
      let coefficient = work.coefficient(of: variable)
      guard coefficient != 0 else { continue }
      guard variables[variable].isRestricted else { return nil }
      if coefficient > 0 {
        positives += 1
        positive = variable
      } else {
        negatives += 1
        negative = variable
      }
    }
    func isSum(_ variable: Column, sign: Double) -> Bool {
      isIndependent(variable) && work.constant * sign <= 0
        && abs(work.coefficient(of: variable)) >= largest * Tolerance.definitionPivot
    }
    if positives != 1 || !(positive.map { isSum($0, sign: 1) } ?? false) { positive = nil }
    if negatives != 1 || !(negative.map { isSum($0, sign: -1) } ?? false) { negative = nil }
    guard let positive, let negative else { return positive ?? negative }
    return isCheaper(negative, than: positive) ? negative : positive
  }

  enum Candidates { case all, withoutDependents, unseen }

  func cheapest(_ largest: Double, _ candidates: Candidates) -> Column? {
    var best: Column?
    for variable in work.touched
    where isIndependent(variable)
      && abs(work.coefficient(of: variable)) >= largest * Tolerance.definitionPivot
    {
      switch candidates {
      case .all: break
      case .withoutDependents: if variables[variable].dependentCount > 0 { continue }
      case .unseen: if sources.isVisited(variable) { continue }
      }
      if best.map({ isCheaper(variable, than: $0) }) ?? true { best = variable }
    }
    return best
  }

  func isCheaper(_ left: Column, than right: Column) -> Bool {
    if variables[left].isRestricted != variables[right].isRestricted {
      return variables[right].isRestricted
    }
    let (leftUses, rightUses) = (matrix.uses(ofColumn: left), matrix.uses(ofColumn: right))
    return leftUses != rightUses ? leftUses < rightUses : left > right
  }

  /// Marks the variables on which the working row's defined variables depend; false if there are
  /// too many to visit.
  mutating func markSources() -> Bool {
    sources.begin(count: variables.count)
    var open = work.defined
    var visits = 0
    while let variable = open.popLast() {
      visits += 1
      guard visits <= 64 else { return false }
      guard let row = definition(of: variable) else { continue }
      for cell in cells(of: row) {
        let other = matrix.column(of: cell)
        guard sources.visit(other) else { continue }
        if variables[other].isDefined { open.append(other) }
      }
    }
    return true
  }
}

/// Finds the multipliers of a part.
struct DualSearch {
  private let program: Program
  private let part: DualPart
  let basis: Basis
  private let standings: [Standing]
  let budget: WorkBudget
  /// The priorities of the part's optional rows, the highest first.
  let priorities: [Float]
  /// For each priority, the sum of the missed rows as multiples of the part's kept rows.
  private var pulls: [[Rational]] = []
  /// The place of each kept row in the part.
  private let places: [Int: Int]
  /// For each dependent row, what it is of the kept ones.
  private var shares: [[Rational]] = []

  /// The most work that the search of one proof may take, which is a cell of its dictionary where
  /// fractions are small.
  private static let work = 400_000

  /// Multipliers of the part's rows, and the weights of its priorities.
  struct Solution {
    var weights: [Rational]
    var kept: [Rational]
    var dependent: [Rational]
  }

  init(
    _ part: DualPart, of basis: Basis, _ program: Program, _ standings: [Standing],
    within budget: WorkBudget
  ) {
    (self.part, self.basis, self.program, self.standings) = (part, basis, program, standings)
    self.budget = budget
    places = Dictionary(uniqueKeysWithValues: part.kept.enumerated().map { ($1, $0) })
    let rows =
      part.kept.compactMap { kept -> Int? in
        if case .row(let row) = basis.origins[kept] { row } else { nil }
      } + part.dependent.map(\.row) + part.missed.map(\.row)
    priorities = Set(rows.compactMap { program.rows[$0].priority }).sorted(by: >)
    shares = part.dependent.map { dense($0.multiples) }
    pulls = priorities.map { priority in
      var sum = Array(repeating: Rational.zero, count: part.kept.count)
      for member in part.missed where program.rows[member.row].priority == priority {
        let sign = Rational(sign(of: member.row))
        for factor in member.multiples {
          guard let place = places[factor.row], !budget.isSpent else { continue }
          sum[place] += sign * factor.number
          budget.spend(sum[place].work)
        }
      }
      return sum
    }
  }

  private func dense(_ multiples: [Elimination.Factor]) -> [Rational] {
    var all = Array(repeating: Rational.zero, count: part.kept.count)
    for factor in multiples { if let place = places[factor.row] { all[place] = factor.number } }
    return all
  }

  private func sign(of row: Int) -> Int {
    if case .missed(let sign) = standings[row] { sign } else { 0 }
  }

  /// The optional rows of the part.
  var optionalRows: [Int] {
    (keptRows.compactMap(\.self) + part.dependent.map(\.row) + part.missed.map(\.row))
      .filter { program.rows[$0].priority != nil }.sorted()
  }

  /// The rows of the kept ones; nil for a chosen variable.
  private var keptRows: [Int?] {
    part.kept.map { if case .row(let row) = basis.origins[$0] { row } else { nil } }
  }

  /// Whether the part has kept rows that are not among those shown to be zero.
  func needsMore(than held: Set<Int>) -> Bool {
    !keptRows.allSatisfy { $0.map(held.contains) ?? false }
  }

  /// The indices of the priorities at which something is missed.
  var missedLevels: [Int] {
    priorities.indices.filter { level in
      part.missed.contains { program.rows[$0.row].priority == priorities[level] }
    }
  }
}

// MARK: One level

extension DualSearch {
  /// Multipliers that show a level to be as good as possible; nil if none were found.
  func proof(ofLevel level: Int) -> Solution? {
    simpleProof(ofLevel: level) ?? search(level: level)
  }

  /// The solution without multipliers for dependent rows: each level above gets a weight that
  /// outweighs what the levels below it add.
  private func simpleProof(ofLevel level: Int) -> Solution? {
    var weights = Array(repeating: Rational.zero, count: priorities.count)
    weights[level] = .one
    var sums = pulls[level]
    let rows = keptRows
    for upper in stride(from: level - 1, through: 0, by: -1) {
      var weight = Rational.one
      for place in rows.indices {
        let pull = pulls[upper][place]
        let ownLevel = rows[place].flatMap { self.level(of: $0) }
        if ownLevel == upper, let row = rows[place] {
          // The multiplier stays within the weight on the sides that the relation allows.
          let slopes = program.rows[row].relation.slopes
          let sides = [
            (room: pull + Rational(slopes.greatest), need: -sums[place]),
            (room: -pull - Rational(slopes.least), need: sums[place]),
          ]
          for side in sides where side.room.signum > 0 && side.need.signum > 0 {
            weight = max(weight, side.need / side.room + .one)
          }
        } else if !pull.isZero {
          weight = max(weight, sums[place].magnitude / pull.magnitude + .one)
        }
      }
      weights[upper] = weight
      for place in sums.indices where !budget.isSpent {
        sums[place] += weight * pulls[upper][place]
        budget.spend(sums[place].work)
      }
    }
    let solution = Solution(
      weights: weights, kept: sums.map { -$0 },
      dependent: Array(repeating: .zero, count: part.dependent.count))
    return isValid(solution, level: level) ? solution : nil
  }

  private func level(of row: Int) -> Int? {
    program.rows[row].priority.flatMap { priorities.firstIndex(of: $0) }
  }

  private func isValid(_ solution: Solution, level: Int) -> Bool {
    let rows = keptRows + part.dependent.map(\.row)
    return zip(rows, solution.kept + solution.dependent).allSatisfy { row, number in
      guard let row else { return number.isZero }
      let slopes = program.rows[row].relation.slopes
      guard let own = self.level(of: row) else {
        return (slopes.least < 0 || number.signum >= 0)
          && (slopes.greatest > 0 || number.signum <= 0)
      }
      guard own <= level else { return number.isZero }
      let weight = solution.weights[own]
      return number >= weight * Rational(slopes.least)
        && number <= weight * Rational(slopes.greatest)
    }
  }
}

// MARK: Linear programs

extension DualSearch {
  /// What a linear program is about: for each dependent row two variables, whose difference is its
  /// multiplier, then a weight for each priority.
  private struct Columns {
    let dependentCount: Int
    let priorityCount: Int

    var count: Int { 2 * dependentCount + priorityCount }

    func weight(_ level: Int) -> Int { 2 * dependentCount + level }
  }

  private var columns: Columns {
    Columns(dependentCount: part.dependent.count, priorityCount: priorities.count)
  }

  /// The multiplier of each row, kept ones first, as a sum over the columns.
  private var forms: [(row: Int?, form: [Rational])] {
    let columns = columns
    let kept = keptRows.enumerated().map { place, row -> (row: Int?, form: [Rational]) in
      var form = Array(repeating: Rational.zero, count: columns.count)
      for (index, share) in shares.enumerated() {
        form[2 * index] = -share[place]
        form[2 * index + 1] = share[place]
      }
      for level in priorities.indices { form[columns.weight(level)] = -pulls[level][place] }
      return (row, form)
    }
    let dependent = part.dependent.enumerated().map {
      index, member -> (row: Int?, form: [Rational]) in
      var form = Array(repeating: Rational.zero, count: columns.count)
      form[2 * index] = .one
      form[2 * index + 1] = -.one
      return (member.row, form)
    }
    return kept + dependent
  }

  private func solution(_ values: [Rational]) -> Solution {
    let numbers = forms.map { form in
      zip(form.form, values).reduce(Rational.zero) { sum, part in
        guard !budget.isSpent else { return sum }
        let next = sum + part.0 * part.1
        budget.spend(next.work)
        return next
      }
    }
    return Solution(
      weights: priorities.indices.map { values[columns.weight($0)] },
      kept: Array(numbers.prefix(part.kept.count)),
      dependent: Array(numbers.dropFirst(part.kept.count)))
  }

  /// The limits of all multipliers. Rows below a level have none.
  private func limits(upTo level: Int) -> [ExactSimplex.Inequality] {
    forms.flatMap { row, form -> [ExactSimplex.Inequality] in
      let slopes = row.map { program.rows[$0].relation.slopes } ?? (least: 0, greatest: 0)
      let own = row.flatMap { self.level(of: $0) }
      let isFree = row != nil && own == nil
      let isBelow = own.map { $0 > level } ?? false
      var limits: [ExactSimplex.Inequality] = []
      func limit(_ side: Int, _ slope: Int) {
        // A required row may have any multiplier on a side that its relation allows.
        if isFree, slope != 0 { return }
        var coefficients = side > 0 ? form : form.map { -$0 }
        if let own, !isBelow, slope != 0 { coefficients[columns.weight(own)] -= .one }
        limits.append(ExactSimplex.Inequality(coefficients: coefficients, bound: .zero))
      }
      limit(1, slopes.greatest)
      limit(-1, slopes.least)
      return limits
    }
  }

  private func search(level: Int) -> Solution? {
    guard isSmall, !part.dependent.isEmpty else { return nil }
    var inequalities = limits(upTo: level)
    var unit = Array(repeating: Rational.zero, count: columns.count)
    for lower in priorities.indices where lower >= level {
      unit[columns.weight(lower)] = .one
      let bound: Rational = lower == level ? .one : .zero
      inequalities.append(ExactSimplex.Inequality(coefficients: unit, bound: bound))
      inequalities.append(
        ExactSimplex.Inequality(coefficients: unit.map { -$0 }, bound: -bound))
      unit[columns.weight(lower)] = .zero
    }
    var simplex = ExactSimplex(variables: columns.count, within: budget.part(of: Self.work))
    let goal = Array(repeating: Rational.zero, count: columns.count)
    guard case .optimum(let values) = simplex.maximize(goal, under: inequalities) else {
      return nil
    }
    let solution = solution(values)
    return isValid(solution, level: level) ? solution : nil
  }

  private var isSmall: Bool {
    let rows = 2 * (part.kept.count + part.dependent.count)
    return rows * (columns.count + rows / 2) <= Self.work / 4
  }
}

// MARK: What holds in every best layout

extension DualSearch {
  /// The rows of the part that a solution shows to be zero in every best layout.
  func held(by solution: Solution, upTo level: Int?) -> [Int] {
    let numbers = zip(keptRows + part.dependent.map(\.row), solution.kept + solution.dependent)
    return numbers.compactMap { row, number in
      guard let row else { return nil }
      guard let own = self.level(of: row) else { return number.isZero ? nil : row }
      if let level, own > level { return nil }
      let weight = solution.weights[own]
      let isInside = number.magnitude < weight
      return isInside && (program.rows[row].relation == .equal || !number.isZero) ? row : nil
    }
  }

  /// No multipliers, with a weight for each priority at which nothing is missed: the equations of
  /// these priorities hold.
  var plain: Solution {
    let missed = Set(missedLevels)
    return Solution(
      weights: priorities.indices.map { missed.contains($0) ? .zero : .one },
      kept: Array(repeating: .zero, count: part.kept.count),
      dependent: Array(repeating: .zero, count: part.dependent.count))
  }

  /// Multipliers that show as many rows as possible to be zero in every best layout (after Freund,
  /// Roundy and Todd, "Identifying the Set of Always-Active Constraints in a System of Linear
  /// Inequalities by a Single Linear Program", 1985); nil if the search took too long.
  func holding() -> Solution? {
    guard isSmall, !part.dependent.isEmpty else { return nil }
    let forms = forms
    let marks = forms.indices.filter { forms[$0].row != nil }
    let count = columns.count + marks.count
    func widened(_ form: [Rational]) -> [Rational] {
      form + Array(repeating: Rational.zero, count: marks.count)
    }
    var inequalities = limits(upTo: priorities.count).map {
      ExactSimplex.Inequality(coefficients: widened($0.coefficients), bound: $0.bound)
    }
    for (index, place) in marks.enumerated() {
      guard let row = forms[place].row else { continue }
      let slopes = program.rows[row].relation.slopes
      let own = level(of: row)
      // The mark is at most the distance of the multiplier from each limit that would set it free.
      func mark(_ coefficients: [Rational], isWeighted: Bool) {
        var coefficients = widened(coefficients)
        if isWeighted, let own { coefficients[columns.weight(own)] -= .one }
        coefficients[columns.count + index] += .one
        inequalities.append(ExactSimplex.Inequality(coefficients: coefficients, bound: .zero))
      }
      let (form, opposite) = (forms[place].form, forms[place].form.map { -$0 })
      if own != nil || slopes.greatest == 0 { mark(form, isWeighted: slopes.greatest > 0) }
      if own != nil || slopes.least == 0 { mark(opposite, isWeighted: slopes.least < 0) }
      var unit = Array(repeating: Rational.zero, count: count)
      unit[columns.count + index] = .one
      inequalities.append(ExactSimplex.Inequality(coefficients: unit, bound: .one))
    }
    var simplex = ExactSimplex(variables: count, within: budget.part(of: Self.work))
    let goal =
      Array(repeating: Rational.zero, count: columns.count)
      + Array(repeating: Rational.one, count: marks.count)
    guard case .optimum(let values) = simplex.maximize(goal, under: inequalities) else {
      return nil
    }
    let solution = solution(values)
    return isValid(solution, level: priorities.count) ? solution : nil
  }

  /// All multipliers of a solution but those of the required equations, by row.
  func multipliers(of solution: Solution) -> [(row: Int, number: Rational)] {
    let tight = zip(keptRows + part.dependent.map(\.row), solution.kept + solution.dependent)
      .compactMap { row, number in row.map { (row: $0, number: number) } }
    let missed = part.missed.map { member -> (row: Int, number: Rational) in
      let level = level(of: member.row)
      let weight = level.map { solution.weights[$0] } ?? .zero
      return (member.row, Rational(sign(of: member.row)) * weight)
    }
    return (tight + missed).filter { !$0.number.isZero }.sorted { $0.row < $1.row }
  }
}

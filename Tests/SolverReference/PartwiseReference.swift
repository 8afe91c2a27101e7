/// The reference for large models: edited variables become numbers, free variables that only one
/// required equality mentions are left out with it (it can always be met), and the parts that
/// share no variable then are solved one by one.
package struct PartwiseReference {
  package struct Part {
    /// The numbers that the whole model has for the part's variables.
    package var variables: [Int]
    package var model: ReferenceModel
  }

  package private(set) var parts: [Part] = []
  package private(set) var isFeasible = true
  /// The least sums of violations, highest priority first.
  package private(set) var sums: [Double] = []
  /// What the tie-break level chooses; nil for variables that were left out.
  package private(set) var values: [Double?]

  /// - Parameter choosesValues: Whether to find the tie-break level's values too, which takes most
  ///   of the time.
  package init(_ model: ReferenceModel, choosesValues: Bool = true) {
    values = model.restricted.indices.map { model.edits[$0] }
    parts = Self.parts(of: model)
    var total: [Float: Double] = [:]
    // Many parts are alike, as the cells of a list are.
    var known: [[Double]: (sums: [Double], answer: [Double])] = [:]
    for part in parts {
      let key = Self.key(of: part.model)
      let found: (sums: [Double], answer: [Double])
      if let before = known[key] {
        found = before
      } else {
        let reference = ReferenceSolver(part.model)
        guard reference.isFeasible else {
          isFeasible = false
          return
        }
        found = (reference.sums, choosesValues ? reference.answer(part.model) : [])
        known[key] = found
      }
      for (priority, sum) in zip(part.model.priorities, found.sums) {
        total[priority, default: 0] += sum
      }
      for (variable, value) in zip(part.variables, found.answer) { values[variable] = value }
    }
    sums = model.priorities.map { total[$0] ?? 0 }
  }

  /// The least and greatest value of a variable among the answers optimal at all levels; nil where
  /// there is no bound.
  package static func range(
    of variable: Int, in model: ReferenceModel
  ) -> (least: Double?, greatest: Double?) {
    let parts = parts(of: model.eliminated(keeping: variable), keeping: variable)
    for part in parts {
      guard let number = part.variables.firstIndex(of: variable) else { continue }
      return ReferenceSolver(part.model).range(of: number)
    }
    // Nothing speaks of it but perhaps its own bound.
    if let value = model.edits[variable] { return (value, value) }
    return (model.restricted[variable] ? 0 : nil, nil)
  }

  private static func parts(of model: ReferenceModel, keeping kept: Int? = nil) -> [Part] {
    let rows = model.rows.map(model.joined)
    var users = [Set<Int>](repeating: [], count: model.restricted.count)
    for (row, content) in rows.enumerated() {
      for term in content.terms { users[term.variable].insert(row) }
    }
    var isLeftOut = [Bool](repeating: false, count: rows.count)
    var candidates = Array(users.indices)
    while let variable = candidates.popLast() {
      guard !model.restricted[variable], users[variable].count == 1, variable != kept,
        let row = users[variable].first, rows[row].priority == 1000, rows[row].relation == .equal
      else { continue }
      isLeftOut[row] = true
      for term in rows[row].terms {
        users[term.variable].remove(row)
        candidates.append(term.variable)
      }
    }
    var group = Array(users.indices)
    func root(_ variable: Int) -> Int {
      var variable = variable
      while group[variable] != variable { variable = group[variable] }
      return variable
    }
    for (row, content) in rows.enumerated() where !isLeftOut[row] {
      guard let first = content.terms.first else { continue }
      for term in content.terms.dropFirst() {
        let (a, b) = (root(first.variable), root(term.variable))
        group[max(a, b)] = min(a, b)
      }
    }
    // One part for the rows without variables, and one for each group.
    var parts = [Part(variables: [], model: ReferenceModel())]
    var number: [Int: (part: Int, variable: Int)] = [:]
    var partOfGroup: [Int: Int] = [:]
    for variable in users.indices where !users[variable].isEmpty {
      let part = partOfGroup[root(variable)] ?? parts.count
      if part == parts.count { parts.append(Part(variables: [], model: ReferenceModel())) }
      partOfGroup[root(variable)] = part
      number[variable] = (part, parts[part].variables.count)
      parts[part].variables.append(variable)
      parts[part].model.restricted.append(model.restricted[variable])
    }
    for (row, content) in rows.enumerated() where !isLeftOut[row] {
      let part = content.terms.first.map { number[$0.variable]!.part } ?? 0
      var local = content
      local.terms = content.terms.map { (number[$0.variable]!.variable, $0.coefficient) }
      parts[part].model.rows.append(local)
    }
    return parts
  }

  private static func key(of model: ReferenceModel) -> [Double] {
    var key = [Double(model.restricted.count)] + model.restricted.map { $0 ? 1 : 0 }
    for row in model.rows {
      let relation: Double =
        switch row.relation {
        case .atMost: -1
        case .equal: 0
        case .atLeast: 1
        }
      key += [Double(row.terms.count), relation, row.constant]
      key += [Double(row.priority), Double(row.rank)]
      for term in row.terms { key += [Double(term.variable), term.coefficient] }
    }
    return key
  }
}

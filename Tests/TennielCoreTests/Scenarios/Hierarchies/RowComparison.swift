import AutoLayout
import CertificateTampering
import Certificates
import Foundation

/// The rows of a hierarchy in the order of a program's, as far as both have the same.
@MainActor
struct RowComparison {
  private let hierarchy: Hierarchy
  /// The keys of the hierarchy's parts, by the program's variables.
  private var keys: [Int: Int] = [:]
  /// The hierarchy's rows that are left, by all but their constants.
  private var waiting: [String: [Program.Row]] = [:]
  /// The rows that one of the two has alone, in words.
  private(set) var differences: [String] = []
  /// The hierarchy's rows as a program.
  private(set) var program = Program()

  /// - Parameters:
  ///   - variables: The numbers of the variables of each item: left and top, which the window does
  ///     not have, width and height.
  init(_ hierarchy: Hierarchy, _ variables: [[Int]], with engine: Program) {
    self.hierarchy = hierarchy
    for (item, numbers) in variables.enumerated() {
      let parts: [Hierarchy.Part] =
        numbers.count == 4 ? [.left, .top, .width, .height] : [.width, .height]
      for (part, number) in zip(parts, numbers) { keys[number] = Hierarchy.key(item, part) }
    }
    let numbers = Dictionary(uniqueKeysWithValues: keys.map { ($1, $0) })
    for row in hierarchy.rows {
      let row = Self.row(row, numbers)
      waiting[Self.form(row), default: []].append(row)
    }
    program.variableCount = engine.variableCount
    program.parameter = numbers[Hierarchy.key(0, .width)] ?? engine.parameter
    let size = hierarchy.window.bounds.size
    program.given = [(Hierarchy.Part.width, size.width), (.height, size.height)].compactMap {
      part, length in numbers[Hierarchy.key(0, part)].map { ($0, Double(length)) }
    }
    program.rows = engine.rows.compactMap { take($0) }
    program.broken = engine.broken.compactMap { take($0) }
    for row in waiting.sorted(by: { $0.key < $1.key }).flatMap(\.value) {
      differences.append("the hierarchy alone has " + words(row))
    }
  }

  private static func row(_ row: HierarchyRow, _ numbers: [Int: Int]) -> Program.Row {
    let terms = row.sum.terms.compactMap { key, coefficient in
      numbers[key].map { Program.Row.Term(variable: $0, coefficient: coefficient) }
    }
    return Program.Row(
      terms.sorted { $0.variable < $1.variable }, constant: row.sum.constant, row.relation,
      priority: row.priority)
  }

  /// Finds the row in the hierarchy that is the same, times the factor by which the two differ.
  private mutating func take(_ row: Program.Row) -> Program.Row? {
    let form = Self.form(row)
    let (constant, factor) = (row.constant / Self.scale(of: row), Self.scale(of: row))
    let index = waiting[form]?.firstIndex { other in
      abs(other.constant / Self.scale(of: other) - constant) < 1e-6 * max(1, abs(constant))
    }
    guard let index, let found = waiting[form]?.remove(at: index) else {
      differences.append("the engine alone has " + words(row))
      return nil
    }
    let ratio = factor / Self.scale(of: found)
    guard ratio != 1 else { return found }
    return Program.Row(
      found.terms.map {
        Program.Row.Term(variable: $0.variable, coefficient: $0.coefficient * ratio)
      }, constant: found.constant * ratio, row.relation, priority: row.priority)
  }

  // MARK: Forms

  /// What a row is multiplied by: the coefficient of its first variable.
  private static func scale(of row: Program.Row) -> Double { sums(row).first?.coefficient ?? 1 }

  /// The variables of a row, each once.
  private static func sums(_ row: Program.Row) -> [(variable: Int, coefficient: Double)] {
    var sums: [Int: Double] = [:]
    for term in row.terms { sums[term.variable, default: 0] += term.coefficient }
    return sums.filter { abs($0.value) > 1e-12 }.sorted { $0.key < $1.key }
      .map { (variable: $0.key, coefficient: $0.value) }
  }

  /// All of a row but its constant: the same for rows of which one is a multiple of the other.
  private static func form(_ row: Program.Row) -> String {
    let (sums, scale) = (sums(row), scale(of: row))
    let relation = scale < 0 ? row.relation.opposite : row.relation
    let terms = sums.map { "\($0.variable)*\(($0.coefficient / scale * 1e7).rounded())" }
    return "\(terms) \(relation) \(row.priority ?? 1000)"
  }

  private func words(_ row: Program.Row) -> String {
    let terms = Self.sums(row).map { variable, coefficient in
      let key = keys[variable] ?? 0
      let part = Hierarchy.Part(rawValue: key % 4).map { "\($0)" } ?? ""
      let name = keys[variable] == nil ? "variable \(variable)" : hierarchy.items[key / 4].name
      return "\(coefficient) \(name).\(part)"
    }
    return "\(terms.joined(separator: " + ")) + \(row.constant) \(row.relation) 0 at "
      + "\(row.priority ?? 1000)"
  }
}

extension Program.Relation {
  fileprivate var opposite: Program.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

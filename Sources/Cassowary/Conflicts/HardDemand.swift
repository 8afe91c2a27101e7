/// A demand of a conflict: a row, and its name as a member.
struct HardDemand {
  var entries: [Entry]
  var constant: Double
  var isEquality: Bool
  var member: Conflict.Member
  /// The change of the row for each unit added to the member's constant.
  var gain: Double
}

extension HardDemand {
  /// Creates the demand of a constraint to be added.
  init(_ draft: ConstraintDraft) {
    self.init(
      entries: draft.entries, constant: draft.constant, isEquality: draft.record.isEquality,
      member: .new, gain: draft.record.factor)
  }
}

extension System {
  /// The demand of a present constraint.
  func demand(of row: Row) -> HardDemand {
    let record = constraints[row]
    return HardDemand(
      entries: entries(of: row), constant: elimination.rows[row].givenConstant,
      isEquality: record.isEquality, member: .constraint(handle(at: row)), gain: record.factor)
  }

  /// The demand of a variable's edit.
  func demand(ofEdit column: Column, at values: LinearProgram.Values) -> HardDemand {
    HardDemand(
      entries: [Entry(column: column, coefficient: 1)], constant: -values[column],
      isEquality: true, member: .edit(variable(at: column)), gain: -1)
  }
}

extension [HardDemand] {
  /// The variables of the demands, in order.
  var columns: [Column] {
    var columns: [Column] = []
    for demand in self { for entry in demand.entries { columns.grow(with: entry.column) } }
    return columns.sortedWithoutDuplicates()
  }
}

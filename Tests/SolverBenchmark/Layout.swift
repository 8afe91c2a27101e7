import Cassowary
import SolverWorkloads

/// Our solver with a workload in it, and the operations that are measured.
///
/// A class, as what owns a solver is: the solver is filled where it is, and never copied.
final class Layout {
  let workload: Workload
  private(set) var solver = Solver()
  private var variables: [Variable] = []
  private var handles: [Solver.Handle] = []
  /// What was read, so that reading it can't be left out.
  private(set) var sum = 0.0
  private var read: [Double] = []

  init(_ workload: Workload) throws {
    self.workload = workload
    for _ in 0..<workload.variableCount { variables.append(solver.makeVariable()) }
    // As a window does: it has a size before there is anything in it.
    try solver.edit([
      (variables[workload.windowWidth], workload.start.width),
      (variables[workload.windowHeight], workload.start.height),
    ])
    handles = try solver.add(workload.constraints(variables)).map { try $0.get() }
    readValues()
  }

  func resize(_ size: Workload.Size) throws {
    try solver.edit([
      (variables[workload.windowWidth], size.width),
      (variables[workload.windowHeight], size.height),
    ])
    readValues()
  }

  /// Exchanges the toggled constraints for others.
  func exchange(factor: Double) throws {
    for swing in workload.toggle { solver.remove(handles[swing.row]) }
    let rows = workload.exchanged(factor: factor).map { $0.constraint(variables) }
    for (swing, added) in zip(workload.toggle, solver.add(rows)) {
      handles[swing.row] = try added.get()
    }
    readChanges()
  }

  func change(_ row: Int, by more: Double) throws {
    try solver.setConstant(workload.rows[row].constant + more, of: handles[row])
    readChanges()
  }

  /// Whether the solver refuses what conflicts.
  func fails(_ more: Double) -> Bool {
    var row = workload.conflicting
    row.constant += more
    do throws(Refusal) { try solver.add(row.constraint(variables)) } catch { return true }
    return false
  }

  func values() -> [Double] {
    solver.values(into: &read)
    return read
  }

  /// Reads every value; what changes from here on is news.
  func catchUp() {
    _ = solver.takeChanges()
    readValues()
  }

  private func readValues() {
    solver.values(into: &read)
    sum += read[read.count / 2]
  }

  private func readChanges() {
    for variable in solver.takeChanges() { sum += solver.value(of: variable) }
  }
}

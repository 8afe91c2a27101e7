import Cassowary
import SolverWorkloads

/// A solver with a workload in it.
struct Screen {
  let workload: Workload
  var solver = Solver()
  var variables: [Variable] = []
  var handles: [Solver.Handle] = []

  init(_ workload: Workload) throws {
    self.workload = workload
    variables = (0..<workload.variableCount).map { _ in solver.makeVariable() }
    handles = try solver.add(workload.constraints(variables)).map { try $0.get() }
    try resize(workload.start)
  }

  mutating func resize(_ size: Workload.Size) throws {
    try resize(width: size.width, height: size.height)
  }

  mutating func resize(width: Double, height: Double) throws {
    try solver.edit([
      (variables[workload.windowWidth], width), (variables[workload.windowHeight], height),
    ])
  }

  /// Exchanges the workload's twenty constraints for others.
  mutating func exchange(factor: Double) throws {
    for swing in workload.toggle { solver.remove(handles[swing.row]) }
    for (swing, row) in zip(workload.toggle, workload.exchanged(factor: factor)) {
      handles[swing.row] = try solver.add(row.constraint(variables))
    }
  }

  mutating func values() -> [Double] { solver.values().map(\.value) }
}

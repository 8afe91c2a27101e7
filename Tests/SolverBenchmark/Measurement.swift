import CMalloc
import Cassowary
import Foundation
import SolverWorkloads

/// Does to our solver what the program beside it does to kiwi, and prints the same lines.
struct Measurement {
  let workload: Workload
  let stopwatch: Stopwatch

  func run() throws {
    var built: Layout?
    let build = { (_: Int) in built = try Layout(workload) }
    try stopwatch.measure("build", prepare: { built = nil }, build)
    guard let layout = built.take() else { return }
    answer("build", layout)

    try stopwatch.measure("drag") {
      try layout.resize(workload.drag[($0 + 1) % workload.drag.count])
    }
    try layout.resize(workload.start)
    layout.catchUp()
    try stopwatch.measure("constant") {
      let (round, place) = $0.quotientAndRemainder(dividingBy: workload.changing.count)
      try layout.change(workload.changing[place], by: factor(round))
    }
    for row in workload.changing { try layout.change(row, by: 0) }
    try stopwatch.measure("toggle") { try layout.exchange(factor: factor($0)) }
    try layout.exchange(factor: 0)
    try stopwatch.measure("jump", parts: 2) {
      let pair = 2 * $0 % workload.jumps.count
      try layout.resize(workload.jumps[pair])
      try layout.resize(workload.jumps[pair + 1])
    }
    stopwatch.begin("answers")
    try layout.resize(workload.jumps[0])
    answer("narrow", layout)
    try layout.resize(workload.jumps[1])
    answer("wide", layout)
    try layout.resize(workload.start)
    stopwatch.measure("fail") {
      if !layout.fails(Double($0 % 64) / 16) { stopwatch.say("accepted what conflicts") }
    }
    answer("fail", layout)
    try measureMemory()
  }

  private func factor(_ repetition: Int) -> Double {
    workload.factors[repetition % workload.factors.count]
  }

  private func answer(_ phase: String, _ layout: Layout) {
    stopwatch.say((["answer", phase] + layout.values().map { "\($0)" }).joined(separator: " "))
  }

  /// Prints the bytes that a solver holds, and those that are left when all was removed from it.
  private func measureMemory() throws {
    stopwatch.begin("memory")
    let before = bytesInUse()
    var layout: Layout? = try Layout(workload)
    guard var solver = layout?.solver else { return }
    layout = nil
    let full = bytesInUse() - before
    removeAll(from: &solver)
    let left = bytesInUse() - before
    alarm(0)
    stopwatch.say("memory \(full) \(left)")
    // The solver lives until here.
    solver.solve()
  }

  private func removeAll(from solver: inout Solver) {
    for handle in solver.handles { solver.remove(handle) }
    for (variable, _) in solver.values() { solver.removeVariable(variable) }
    solver.solve()
  }

  private func bytesInUse() -> Int {
    let information = mallinfo2()
    return Int(information.uordblks + information.hblkhd)
  }
}

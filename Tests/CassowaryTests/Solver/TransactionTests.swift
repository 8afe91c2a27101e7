import Cassowary
import SolverReference
import Testing

/// A refused operation changes nothing: not the answer, not what the solver does next, on no path.
struct TransactionTests {
  @Test func `a refused edit leaves open what was open elsewhere`() throws {
    var solver = Solver()
    let window = solver.makeVariable(restricted: true)
    let (left, right) = solver.make(.free, .length)
    let (a, width, b) = solver.make(.free, .length, .free)
    try solver.add(Constraint(left + right, .lessThanOrEqual, window - 4))
    try solver.add(Constraint(b - a - width, .equal, 4))
    try solver.edit([(window, 363), (left, 167)])
    let before = Snapshot(&solver)
    #expect(before.isAmbiguous == [false, false, true, true, true, true])
    #expect(throws: Refusal.self) { try solver.edit([(window, 138)]) }
    #expect(Snapshot(&solver).changes(since: before) == [])
  }

  @Test(arguments: Attempt.allCases, [true, false])
  fileprivate func `an attempt that is refused leaves no trace`(
    attempt: Attempt, isSolvedBefore: Bool
  ) throws {
    var (window, twin) = (try Window(), try Window())
    if isSolvedBefore {
      let before = Snapshot(&window.system.solver)
      #expect(throws: Refusal.self) { try attempt.make(in: &window.system.solver, window) }
      #expect(Snapshot(&window.system.solver).changes(since: before) == [])
    } else {
      // Between a change and its answer.
      try window.system.edit([(Window.width, 300)])
      try twin.system.edit([(Window.width, 300)])
      #expect(throws: Refusal.self) { try attempt.make(in: &window.system.solver, window) }
    }
    expectSame(&window, &twin)
    window.system.solver.checkInvariants()
    for step in Window.Step.allCases {
      try window.go(on: step)
      try twin.go(on: step)
      expectSame(&window, &twin)
    }
  }

  @Test(arguments: Attempt.allCases.filter(\.isConflict))
  fileprivate func `a refusal names a minimal conflict`(attempt: Attempt) throws {
    var window = try Window()
    let refusal = try #require(throws: Refusal.self) {
      try attempt.make(in: &window.system.solver, window)
    }
    var changed = window.system
    let (new, edits) = attempt.apply(to: &changed, window)
    changed.edits.merge(edits) { $1 }
    changed.expectMinimal(
      refusal,
      {
        var model = changed.model
        if let new { model.rows.append(new) }
        return model
      }(), new: new, edits: edits, "\(attempt)")
  }

  @Test func `what a batch leaves out leaves no trace either`() throws {
    var (window, twin) = (try Window(), try Window())
    let good = [
      ReferenceModel.Row([(Window.right, 1)], .atLeast, 125),
      ReferenceModel.Row([(Window.free, 1)], .equal, 12),
      ReferenceModel.Row([(Window.left, 1)], .equal, 10, at: 800),
      ReferenceModel.Row([(Window.free, 2), (Window.left, 1)], .atMost, 240),
    ].map { window.system.constraint($0) }
    let bad = Attempt.allCases.compactMap { $0.newRow.map { window.system.constraint($0) } }
    try #require(bad.count == 5)
    let results = window.system.solver.add(
      [good[0], bad[0], bad[1], good[1], bad[2], good[2], bad[3], bad[4], good[3]])
    let handles = results.compactMap { try? $0.get() }
    #expect(
      results.map { (try? $0.get()) != nil } == [
        true, false, false, true, false, true, false, false, true,
      ])
    let added = try twin.system.solver.add(good).map { try $0.get() }
    #expect(added == handles)
    expectSame(&window, &twin)
    window.system.solver.checkInvariants()
    for handle in handles {
      window.system.solver.remove(handle)
      twin.system.solver.remove(handle)
      expectSame(&window, &twin)
    }
  }

  @Test func `a thousand refusals take no room`() throws {
    var window = try Window()
    let before = Snapshot(&window.system.solver)
    let places = window.system.solver.storedPlaces
    for _ in 0..<(1000 / Attempt.allCases.count) {
      for attempt in Attempt.allCases {
        #expect(throws: Refusal.self) { try attempt.make(in: &window.system.solver, window) }
      }
    }
    #expect(window.system.solver.storedPlaces == places)
    #expect(Snapshot(&window.system.solver).changes(since: before) == [])
  }

  private func expectSame(
    _ window: inout Window, _ twin: inout Window, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (snapshot, other) = (Snapshot(&window.system.solver), Snapshot(&twin.system.solver))
    #expect(snapshot.changes(since: other) == [], sourceLocation: sourceLocation)
  }

  /// The case in which a solver with artificial variables is left with the refused row in it.
  @Test mutating func `a range stays whole after a value beyond it`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(Constraint(x, .greaterThanOrEqual, 0))
    try solver.add(Constraint(x, .lessThanOrEqual, 10))
    #expect(throws: Refusal.self) { try solver.add(Constraint(x, .greaterThanOrEqual, 20)) }
    for target in [5.0, 0, 10, -3, 14] {
      let wish = try solver.add(Constraint(x, .equal, target, priority: 1))
      #expect(solver.value(of: x) == min(10, max(0, target)))
      solver.remove(wish)
    }
    #expect(solver.value(of: x) == 0)
  }
}

/// A window with two columns: edits, a tie, a violated wish, a redundant row, an open variable.
private struct Window {
  static let (width, height, left, right, free, tied, half) = (0, 1, 2, 3, 4, 5, 6)
  var system = RandomSystem()
  let sum, twice, least, limit, wish: Solver.Handle

  init() throws {
    for isRestricted in [true, true, true, true, false, false, false] {
      system.makeVariable(restricted: isRestricted)
    }
    let (width, height, left, right) = (Self.width, Self.height, Self.left, Self.right)
    try system.edit([(width, 320), (height, 200)])
    sum = try system.add([(left, 1), (right, 1), (width, -1)], .equal, 0)
    twice = try system.add([(left, 2), (right, 2), (width, -2)], .equal, 0)
    least = try system.add([(right, 1)], .atLeast, 50)
    limit = try system.add([(left, 1)], .atMost, 200)
    try system.add([(right, 1)], .atMost, 380)
    wish = try system.add([(left, 1)], .equal, 300, at: 750)
    try system.add([(right, 1), (left, -1)], .equal, 0, at: 250)
    try system.add([(Self.half, 1), (left, -0.5)], .equal, 0)
    try system.add([(Self.half, 1), (height, -1)], .atMost, 0)
    try system.add([(Self.tied, 1)], .equal, 10, at: 5)
    try system.add([(Self.tied, 1)], .equal, 20, at: 5)
  }

  /// What there is to do after a refusal, to see that the solver still works.
  enum Step: CaseIterable { case grow, wish, drop, require, tighten, shrink, release }

  mutating func go(on step: Step) throws {
    switch step {
    case .grow: try system.edit([(Self.width, 500), (Self.height, 310)])
    case .wish: try system.add([(Self.right, 1)], .atLeast, 330, at: 900)
    case .drop: system.remove(twice)
    case .require: try system.add([(Self.right, 1)], .atLeast, 125)
    case .tighten: try system.solver.setConstant(-180, of: limit)
    case .shrink: try system.edit([(Self.width, 320)])
    case .release: system.solver.endEdit(system.variables[Self.height])
    }
  }
}

/// An operation that the window refuses.
private enum Attempt: CaseIterable {
  case equalityOfParameters, equalityWithoutUnknowns, inequality, negativeSize, throughTheRatio
  case edit, editOfTwo, editOfAnother, editBelowZero
  case constantOfTheRedundant, constantOfTheInequality, priorityToRequired
  case notANumber, infiniteEdit, tooLarge

  var isConflict: Bool {
    switch self {
    case .notANumber, .infiniteEdit, .tooLarge: false
    default: true
    }
  }

  var newRow: ReferenceModel.Row? {
    switch self {
    case .equalityOfParameters: ReferenceModel.Row([(Window.width, 1)], .equal, 321)
    case .equalityWithoutUnknowns:
      ReferenceModel.Row([(Window.left, 1), (Window.right, 1)], .equal, 299)
    case .inequality: ReferenceModel.Row([(Window.right, 1)], .atMost, 99)
    case .negativeSize: ReferenceModel.Row([(Window.left, 1)], .equal, -1)
    case .throughTheRatio: ReferenceModel.Row([(Window.half, 1)], .atLeast, 150)
    default: nil
    }
  }

  private var edits: [(Int, Double)]? {
    switch self {
    case .edit: [(Window.width, 600)]
    case .editOfTwo: [(Window.height, 150), (Window.width, 600)]
    case .editOfAnother: [(Window.left, 210)]
    case .editBelowZero: [(Window.height, -1)]
    default: nil
    }
  }

  func make(in solver: inout Solver, _ window: Window) throws(Refusal) {
    let variables = window.system.variables
    if let newRow { try solver.add(window.system.constraint(newRow)) }
    if let edits { try solver.edit(edits.map { (variables[$0.0], $0.1) }) }
    switch self {
    case .constantOfTheRedundant: try solver.setConstant(-10, of: window.twice)
    case .constantOfTheInequality: try solver.setConstant(-330, of: window.least)
    case .priorityToRequired: try solver.setPriority(.required, of: window.wish)
    case .notANumber: try solver.add(Constraint(variables[Window.left] * .nan, .equal, 1))
    case .infiniteEdit: try solver.edit([(variables[0], 330), (variables[1], .infinity)])
    case .tooLarge: try solver.setConstant(1e13, of: window.limit)
    default: break
    }
  }

  /// Does to the plain side what the solver refused; returns the new row and the new edits.
  func apply(
    to system: inout RandomSystem, _ window: Window
  ) -> (new: ReferenceModel.Row?, edits: [Int: Double]) {
    func change(_ handle: Solver.Handle, _ edit: (inout ReferenceModel.Row) -> Void) {
      edit(&system.constraints[system.constraints.firstIndex { $0.handle == handle }!].row)
    }
    switch self {
    case .constantOfTheRedundant: change(window.twice) { $0.constant = -10 }
    case .constantOfTheInequality: change(window.least) { $0.constant = -330 }
    case .priorityToRequired: change(window.wish) { $0.priority = 1000 }
    default: break
    }
    return (newRow, Dictionary(edits ?? []) { $1 })
  }
}

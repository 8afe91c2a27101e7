internal import Cassowary

/// What the engine knows about one active constraint.
@MainActor
final class EngineEntry {
  /// One linear constraint in the solver: its handle, or nil while it can't be met and is broken.
  struct Part {
    var constraint: Constraint
    var handle: Solver.Handle?
  }

  /// One part; two for a content size.
  var parts: [Part]
  /// The engine's generation in which the parts joined.
  let generation: Int

  init(generation: Int, parts: [Part]) {
    self.generation = generation
    self.parts = parts
  }

  var isBroken: Bool { parts.contains { $0.handle == nil } }
}

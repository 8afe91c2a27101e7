/// The part of a sum that belongs to one open component.
struct OpenPart {
  var id: Component.ID
  var terms: [Tableau.Term]
}

extension Solver {
  /// Loads all solutions of a component that are optimal at every priority into ``program``.
  mutating func loadFace(of id: Component.ID) {
    program.load(partition[id], of: system, at: forms.values, from: basis)
    // These searches have found the solution before, so that their outcome is known.
    _ = program.meetDemands()
    program.meetPriorities(partition[id], of: system)
  }

  /// The parts of a sum that belong to open components.
  mutating func parts(of sum: [Entry]) -> [OpenPart] {
    var parts: [OpenPart] = []
    for entry in system.elimination.reduce(sum).entries {
      guard let id = partition.component(of: entry.column), pieces.inForce(id)?.isOpen == true,
        let place = partition[id].columns.find(entry.column)
      else { continue }
      let term = Tableau.Term(
        column: LinearProgram.quantity(ofColumn: place), coefficient: entry.coefficient)
      if let index = parts.firstIndex(where: { $0.id == id }) {
        parts[index].terms.append(term)
      } else {
        parts.append(OpenPart(id: id, terms: [term]))
      }
    }
    return parts
  }
}

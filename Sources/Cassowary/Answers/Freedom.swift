/// How sums of variables can move while the solution stays optimal at every priority.
///
/// The motions are vectors: a sum moves by its rate in each direction. Sums whose motions are
/// linear combinations of those of others don't move once these are fixed. A direction in which an
/// inequality allows only one way counts like others, since it is as open as they are.
public struct Freedom: Hashable, Sendable {
  /// How fast a sum moves in a direction.
  public struct Rate: Hashable, Sendable {
    /// The number of the direction, from 0.
    public var direction: Int
    /// The distance by which the sum moves for each step in the direction.
    public var rate: Double
  }

  /// The number of directions that move some of the sums: no fewer than the sums have independent
  /// motions.
  public var directionCount = 0
  /// The motions of the sums, in the order of the question: rates that are not 0, by direction.
  public var motions: [[Rate]]
  /// Whether a search gave up. A sum with a single value may then have a motion.
  public var gaveUp = false
}

extension Solver {
  /// Finds how sums of variables can move.
  public mutating func freedom(of sums: [Expression]) -> Freedom {
    solve()
    var freedom = Freedom(motions: sums.map { _ in [] })
    guard pieces.openCount > 0 else { return freedom }
    var questions: [Component.ID: [(sum: Int, terms: [Tableau.Term])]] = [:]
    var ids: [Component.ID] = []
    for (index, sum) in sums.enumerated() {
      let entries = sum.terms.map {
        Entry(column: system.column(of: $0.variable), coefficient: $0.coefficient)
      }
      for part in parts(of: entries) {
        if questions[part.id] == nil { ids.append(part.id) }
        questions[part.id, default: []].append((index, part.terms))
      }
    }
    for id in ids {
      loadFace(of: id)
      var face = program.tableau
      face.span()
      if program.gaveUp || program.hasNoWorkLeft { freedom.gaveUp = true }
      // The columns of a face that nothing in the questions moves are left out.
      var directions: [Column: Int] = [:]
      for question in questions[id] ?? [] {
        for cell in face.motion(of: question.terms) {
          let direction = directions[cell.column] ?? freedom.directionCount
          if directions.updateValue(direction, forKey: cell.column) == nil {
            freedom.directionCount += 1
          }
          freedom.motions[question.sum].append(
            Freedom.Rate(direction: direction, rate: cell.coefficient))
        }
      }
    }
    for index in freedom.motions.indices {
      freedom.motions[index].sort { $0.direction < $1.direction }
    }
    return freedom
  }
}

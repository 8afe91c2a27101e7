import Cassowary
import JSON

/// What a constraint or a variable is called: any string of JSON.
typealias Name = JSONString

/// What a line of input asks of the solver.
enum Operation: Sendable {
  /// A name with the number that belongs to it: a term of a sum, or a value.
  typealias Entry = (name: Name, number: Double)

  /// A constraint to be known as `id`: the sum of the terms stands in a relation to a constant.
  case add(
    id: Name, terms: [Entry], relation: Relation, constant: Double, priority: Priority)
  case constant(id: Name, Double)
  case priority(id: Name, Priority)
  case remove(id: Name)
  /// Fixes variables at values.
  case edit([Entry])
  /// Leaves edited variables to the constraints again.
  case unedit([Name])
  case solve
  /// Asks for a variable's value as a sum over constraints and edits.
  case why(variable: Name)
  /// Asks the same of the sum of a constraint's terms, and whether the constraint is met.
  case whyConstraint(id: Name)
  /// Asks what the priorities leave open.
  case ambiguous
  /// Asks for the answers at all values of an edited variable in a range.
  case sweep(variable: Name, from: Double, to: Double)
}

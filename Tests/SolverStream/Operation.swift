import Cassowary
import JSON

/// The identifier of a constraint or the name of a variable: any JSON string.
typealias Name = JSONString

/// An operation on the solver, read from a line of input.
enum Operation: Sendable {
  /// A name with a number: a term of a sum, or the value of a variable.
  typealias Entry = (name: Name, number: Double)

  /// Adds a constraint with an identifier: the sum of the terms, a relation and a constant.
  case add(
    id: Name, terms: [Entry], relation: Relation, constant: Double, priority: Priority)
  case constant(id: Name, Double)
  case priority(id: Name, Priority)
  case remove(id: Name)
  /// Edits variables: fixes them at values.
  case edit([Entry])
  /// Ends the edits of variables.
  case unedit([Name])
  case solve
  /// Explains a variable's value as a sum of terms of constraints and edits.
  case why(variable: Name)
  /// Explains the sum of a constraint's terms, and whether the constraint is met.
  case whyConstraint(id: Name)
  /// Lists the variables that the constraints do not determine.
  case ambiguous
}

import Cassowary

extension Operation {
  /// The syntax of an operation, its reader and its help.
  struct Form: Sendable {
    let name: String
    /// The required keys besides `op`.
    let keys: [String]
    /// The optional keys.
    var optionalKeys: [String] = []
    let example: String
    /// The description, in lines of at most 96 columns.
    let help: String
    /// An example of its answer if it is not refused; nil if it has none.
    var answer: String?
    let read: @Sendable (Fields) throws(OperationError) -> Operation
  }

  /// All operations, in the order of help.
  static let forms: [Form] = [
    Form(
      name: "add", keys: ["id", "terms", "relation", "constant"], optionalKeys: ["priority"],
      example: #"{"op":"add","id":"c1","terms":{"x":1,"y":-0.5},"relation":">=","constant":10}"#,
      help:
        "the constraint x - 0.5 y >= 10; \"relation\" is <=, = (or ==) or >=, and \"priority\" a number\n"
        + "above 0, up to 1000, which is required, and what it is without"
    ) { fields throws(OperationError) in
      .add(
        id: try fields.id(), terms: try fields.numbers("terms", example: #"{"x":1,"y":-0.5}"#),
        relation: try fields.relation(), constant: try fields.number("constant"),
        priority: try fields.priority() ?? .required)
    },
    Form(
      name: "constant", keys: ["id", "constant"],
      example: #"{"op":"constant","id":"c1","constant":20}"#,
      help: "another right side for a constraint"
    ) { fields throws(OperationError) in
      .constant(id: try fields.id(), try fields.number("constant"))
    },
    Form(
      name: "priority", keys: ["id", "priority"],
      example: #"{"op":"priority","id":"c1","priority":250}"#, help: "another priority"
    ) { fields throws(OperationError) in
      .priority(id: try fields.id(), try fields.priority() ?? .required)
    },
    Form(
      name: "remove", keys: ["id"], example: #"{"op":"remove","id":"c1"}"#,
      help: "takes a constraint away; its variables stay"
    ) { fields throws(OperationError) in .remove(id: try fields.id()) },
    Form(
      name: "edit", keys: ["values"], example: #"{"op":"edit","values":{"W":414,"H":736}}"#,
      help: "fixes variables, as hard as required, until the next edit of them"
    ) { fields throws(OperationError) in
      .edit(try fields.numbers("values", example: #"{"W":414,"H":736}"#))
    },
    Form(
      name: "unedit", keys: ["variables"], example: #"{"op":"unedit","variables":["W","H"]}"#,
      help: "leaves edited variables to the constraints again"
    ) { fields throws(OperationError) in .unedit(try fields.names("variables")) },
    Form(
      name: "solve", keys: [], example: #"{"op":"solve"}"#,
      help: "all values, and by how much constraints are missed",
      answer: #"{"line":6,"values":{"x":20,"y":0},"violations":{"c2":4}}"#
    ) { _ in .solve },
    Form(
      name: "why", keys: [], optionalKeys: ["variable", "id"],
      example: #"{"op":"why","variable":"x"}"#,
      help:
        "a value as the sum of coefficient times constant; \"id\" in place of \"variable\" asks\n"
        + "why a constraint's terms have their sum, and whether it is met",
      answer:
        #"{"line":7,"variable":"x","value":20,"terms":[{"id":"c1","coefficient":1,"constant":20}]}"#
    ) { fields throws(OperationError) in
      switch (fields.has("variable"), fields.has("id")) {
      case (true, false): .why(variable: try fields.variable())
      case (false, true): .whyConstraint(id: try fields.id())
      default: throw OperationError("\"why\" has either \"variable\" or \"id\"")
      }
    },
    Form(
      name: "ambiguous", keys: [], example: #"{"op":"ambiguous"}"#,
      help: "variables that could have other values at no cost; null is unbounded, groups move\n"
        + "together, and \"tie\" is the priority of the constraints that compete, if any do",
      answer: #"{"line":8,"variables":[{"name":"x","min":0,"max":null}],"groups":[["x"]]}"#
    ) { _ in .ambiguous },
  ]
}

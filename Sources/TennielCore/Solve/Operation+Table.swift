import Cassowary

extension Operation {
  /// How an operation is written, what reads it, and what help says of it.
  struct Form: Sendable {
    let name: String
    /// The keys that it has to have besides `op`.
    let keys: [String]
    /// The keys that it may have.
    var optionalKeys: [String] = []
    let example: String
    let help: String
    /// What it answers if it isn't refused; nil for nothing.
    var answer: String?
    let read: @Sendable (Fields) throws(OperationError) -> Operation
  }

  /// Every operation, in the order of help.
  static let forms: [Form] = [
    Form(
      name: "add", keys: ["id", "terms", "relation", "constant"], optionalKeys: ["priority"],
      example: #"{"op":"add","id":"c1","terms":{"x":1,"y":-0.5},"relation":">=","constant":10}"#,
      help: "the constraint x - 0.5 y >= 10; \"priority\" above 0, up to 1000 (required)"
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
  ]
}

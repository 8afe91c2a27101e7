import JSON
import Stage

extension Subcommand {
  static let constraints = Subcommand(
    name: "constraints", operands: .sceneAndItem, output: .records, usage: "SCENE ITEM",
    summary: "list a view's constraints: their origin and state",
    about: [
      "SCENE is a scene of the program, FILE or FILE#SCENE; of a FILE all scenes are looked through.",
      "ITEM is a view or a guide by its name, its path or the end of it, the id of its element, its text",
      "or class: `tree SCENE` shows the names. A constraint comes from a line of the document, from code",
      "or the system; it is met, missed by some points, broken (left out in a conflict) or inactive.",
    ],
    status: ["Exit status: 0; 2 for a wrong command line, or a document that can't be read."],
    run: { program, arguments throws(UsageError) in
      try ConstraintsCommand(program: program, arguments: arguments).run()
    })
}

/// `constraints`: the constraints of which an item is a side; as JSON:
///
/// ```json
/// {"schema":"tenniel.constraints/1","scenes":[
///  {"scene":"Login","file":"Main.storyboard","device":"iPhone 8","size":[375,667],
///   "item":{"path":"view/title","class":"UILabel","id":"qXe-3c-Rq5"},
///   "content":{"size":[63.5,20.5],"hugging":[251,251],"resistance":[750,750],
///    "autoresizing":false},
///   "constraints":[
///    {"text":"title.top == view.top + 20","priority":1000,"identifier":null,"id":"aBc-de-Fgh",
///     "origin":"document","line":12,"column":9,"active":true,"broken":false,"violation":0},…]}]}
/// ```
///
/// `origin` is `document`, `code`, `content` or `autoresizing`; a length of `size` is null for a
/// view whose content has none, and `content` is null for a guide. A view of which `autoresizing`
/// is true has its place by its frame and autoresizing mask, beside the constraints.
@MainActor
struct ConstraintsCommand {
  let program: Program
  let arguments: Arguments

  func run() throws(UsageError) -> Outcome {
    try ItemInspection(program: program, arguments: arguments).find(arguments.item ?? "") {
      scene, item in
      let list = ConstraintList(of: item, in: scene)
      if arguments.format == .json {
        var report = InspectionReport("tenniel.constraints/1")
        report.add(scene, list.head, lists: [("constraints", list.json)])
        return report.text
      }
      return ([scene.heading] + list.lines).joined(separator: "\n") + "\n"
    }
  }
}

import AutoLayout
import JSON
import Stage

extension Subcommand {
  static let tree = Subcommand(
    name: "tree", operands: .scene, output: .records, usage: "[SCENE]", needsScene: true,
    summary: "print the tree of views, with what is ambiguous",
    about: [
      "SCENE is a scene of the program or a document: FILE, FILE#SCENE, or a FOLDER for all documents",
      "below it. The lines are those of UIKit's `_autolayoutTrace`, with names in place of addresses:",
      "* is laid out by constraints, + by its frame and autoresizing mask, and a dot marks the window.",
    ],
    status: ["Exit status: 0; 2 for a wrong command line, or a document that can't be read."],
    run: { program, arguments throws(UsageError) in
      try TreeCommand(program: program, arguments: arguments).run()
    })
}

/// `tree`: the trace of each scene; as JSON:
///
/// ```json
/// {"schema":"tenniel.tree/1","scenes":[
///  {"scene":"Login","file":"Main.storyboard","device":"iPhone 8","size":[375,667],
///   "items":[
///    {"path":"view/title","name":"title","class":"UILabel","id":"qXe-3c-Rq5","kind":"view",
///     "depth":2,"layout":"constraints","ambiguous":["width"]},…]},…]}
/// ```
///
/// An item stands behind the view around it, whose depth is one less. `layout` is `constraints`,
/// `autoresizing`, `host` or null. The window, and views of the system, have no path.
@MainActor
struct TreeCommand {
  let program: Program
  let arguments: Arguments

  func run() throws(UsageError) -> Outcome {
    var report = InspectionReport("tenniel.tree/1")
    var texts: [String] = []
    var outcome = try SceneInspection(program: program, arguments: arguments).visit { scene in
      let tree = NamedTrace(of: scene)
      report.add(scene, lists: [("items", tree.json)])
      texts.append(
        ([scene.heading] + tree.lines(program.environment.glyphs)).joined(separator: "\n") + "\n")
      return true
    }
    outcome.output = arguments.format == .json ? report.text : texts.joined(separator: "\n")
    return outcome
  }
}

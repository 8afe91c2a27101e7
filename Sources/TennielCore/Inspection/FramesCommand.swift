import Stage

extension Subcommand {
  static let frames = Subcommand(
    name: "frames", operands: .scene, output: .records, usage: "[SCENE]", needsScene: true,
    summary: "list all frames, beside those of the document",
    about: [
      "SCENE is a scene of the program or a document: FILE, FILE#SCENE, or a FOLDER for all documents",
      "below it. Of each view: the frame that the document has, and the one that Auto Layout makes, in",
      "the superview's coordinates in points. `differs` marks those that are not the same by more than",
      "half a point. The document's frames are those of its own screen, and listed there alone.",
    ],
    status: ["Exit status: 0; 2 for a wrong command line, or a document that can't be read."],
    run: { program, arguments throws(UsageError) in
      try FramesCommand(program: program, arguments: arguments).run()
    })
}

/// `frames`: a table of the frames of each scene; as JSON:
///
/// ```json
/// {"schema":"tenniel.frames/1","scenes":[
///  {"scene":"Login","file":"Main.storyboard","device":"iPhone 8","size":[375,667],"differing":1,
///   "views":[
///    {"path":"view/title","class":"UILabel","id":"qXe-3c-Rq5","document":[16,40,100,21],
///     "solved":[16,40,63.5,20.5],"frame":[16,40,63.5,20.5],"differs":true,"shown":true},…]},…]}
/// ```
///
/// `document` is null for a view that code made, and on another screen than the document's.
@MainActor
struct FramesCommand {
  let program: Program
  let arguments: Arguments

  func run() throws(UsageError) -> Outcome {
    var report = InspectionReport("tenniel.frames/1")
    var tables: [String] = []
    var notes: [String] = []
    var outcome = try SceneInspection(program: program, arguments: arguments).visit { scene in
      let table = FrameTable(of: scene)
      report.add(
        scene, [.init("differing", .count(table.differing))], lists: [("views", table.json)])
      tables.append(([scene.heading] + table.lines).joined(separator: "\n") + "\n")
      if let design = scene.scene.design?.ifForeign(to: scene.host.screen) {
        notes.append(design.listingNotice)
      }
      return true
    }
    outcome.output =
      arguments.format == .json ? report.text : tables.joined(separator: "\n")
    for note in notes.indices where notes.firstIndex(of: notes[note]) == note {
      outcome.diagnostics += "\(program.name): \(notes[note])\n"
    }
    return outcome
  }
}

extension DesignCanvas {
  /// Why its frames are not listed on a screen of another size.
  fileprivate var listingNotice: String {
    notice.replacing("are drawn", with: "are listed")
  }
}

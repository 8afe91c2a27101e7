import Commands
import Documents
import Stage
import TerminalApp
import Wording

extension Subcommand {
  static let why = Subcommand(
    name: "why", operands: .sceneAndItem, output: .records, usage: "[SCENE] [VIEW[.EDGE]]",
    needsScene: true, summary: "tell why views are where they are, and what is open",
    about: [
      "SCENE is a scene of the program or a document: FILE, FILE#SCENE, or a FOLDER for all documents",
      "below it. Of it alone: the tree of views and guides with their frames in the superview's",
      "coordinates, beside those that the document has, on its own screen; `differs` marks what is not",
      "the same by more than half a point. * is laid out by constraints, + by frame and autoresizing",
      "mask. Behind each stands what is ambiguous in it, and below all what can't be met.", "",
      "VIEW is a view or a guide by its name, its path or the end of it, the id of its element, its text",
      "or class; of a FILE all scenes are looked through. Of it alone: its constraints. Each comes from a",
      "line of the document, from code or the system, and is met, missed by some points, broken (left",
      "out in a conflict) or inactive.", "",
      "EDGE is left, top, right, bottom, leading, trailing, width, height, centerX, centerY, a baseline",
      "or a margin of a view: `ok.trailing`. Each line has a value by those that decide it, in the",
      "coordinates of the view that holds the constraint, down to the screen's size. Then stand the sum",
      "over all constraints, those that are missed, with what they yield to, and those of the view that",
      "are left out in a conflict. --format json has the sum for programs.",
    ],
    status: ["Exit status: 0; 2 for a wrong command line, or a document that can't be read."],
    run: { program, arguments throws(UsageError) in
      try WhyCommand(program: program, arguments: arguments).run()
    })
}

/// `why`: the tree of each scene, the constraints of a view, or the reason for an attribute of a
/// view; the reason as JSON:
///
/// ```json
/// {"schema":"tenniel.why/1","scenes":[
///  {"scene":"Login","file":"Main.storyboard","device":"iPhone 8","size":[375,667],
///   "item":"view/title","attribute":"trailing","value":359,"insets":0,"ambiguous":[],
///   "terms":[
///    {"text":"title.trailing == view.trailing - 16","id":"aBc-de-Fgh","line":12,"coefficient":1,
///     "constant":-16,"part":-16,"limit":false,"required":true},…],
///   "missed":[
///    {"text":"title.width == 400","id":null,"line":null,"violation":41,"yieldsTo":["…"]},…],
///   "broken":[
///    {"text":"title.width == 500","id":null,"line":null,"violation":141},…]}]}
/// ```
///
/// The parts of the terms and the insets add up to the value. The size of the screen is a term
/// without a constraint.
@MainActor
struct WhyCommand {
  let program: Program
  let arguments: Arguments

  func run() throws(UsageError) -> Outcome {
    let edge = arguments.item.flatMap(Self.edge)
    guard edge != nil || arguments.format != .json else {
      throw UsageError(
        "--format json goes with an edge here, such as ok.trailing; "
          + "'render SCENE --format json' has all frames and constraints")
    }
    if let edge { return try reason(for: edge.attribute, of: edge.view) }
    guard let view = arguments.item else { return try trees() }
    return try constraints(of: view)
  }

  /// The tree of each scene.
  private func trees() throws(UsageError) -> Outcome {
    var trees: [String] = []
    var notes: [String] = []
    var outcome = try SceneInspection(program: program, arguments: arguments).visit { scene in
      trees.append(Self.text(scene, SceneTree(of: scene).lines))
      if let design = scene.scene.design?.ifForeign(to: scene.host.screen) {
        let note = design.notice.replacing("are drawn", with: "are listed")
        if !notes.contains(note) { notes.append(note) }
      }
      return true
    }
    outcome.output = trees.joined(separator: "\n")
    outcome.diagnostics += notes.map { "\(program.name): \($0)\n" }.joined()
    return outcome
  }

  /// The constraints of a view or guide.
  private func constraints(of name: String) throws(UsageError) -> Outcome {
    // What stands behind a point may be an edge that is misspelt.
    let names = Self.attributes.map(\.name)
    let ending = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) }
    let isNearEdge = ending.map { !Nearest.suggestions(for: $0, among: names).isEmpty } ?? false
    let refusal =
      isNearEdge
      ? ending.map { UsageError.unknown("attribute", $0, among: names, listedBy: "'why --help'") }
      : nil
    return try ItemInspection(program: program, arguments: arguments).find(name, orElse: refusal) {
      Self.text($0, ConstraintList(of: $1, in: $0).lines)
    }
  }

  /// The reason for an attribute of a view.
  private func reason(
    for attribute: NSLayoutConstraint.Attribute, of name: String
  ) throws(UsageError) -> Outcome {
    try ItemInspection(program: program, arguments: arguments).find(name) {
      scene, item throws(UsageError) in
      let edge = "\(item.name.printable).\(attribute.name)"
      guard item.kind == .view else {
        throw UsageError("\(edge) can't be explained: it is a guide's, and those of views can")
      }
      guard let reason = scene.host.reason(for: attribute, of: item.path) else {
        throw UsageError("\(edge) has no reason: no constraint is about it")
      }
      let told = ToldReason(reason: reason, attribute: attribute, item: item, scene: scene)
      if arguments.format == .json {
        var report = InspectionReport("tenniel.why/1")
        report.add(
          scene, told.head,
          lists: [("terms", told.terms), ("missed", told.missed), ("broken", told.brokenJSON)])
        return report.text
      }
      return Self.text(scene, told.lines(Glyphs(set: program.environment.glyphs)))
    }
  }

  private static func text(_ scene: InspectedScene, _ lines: [String]) -> String {
    ([scene.heading] + lines).joined(separator: "\n") + "\n"
  }

  /// The view and the attribute of a word such as `ok.trailing`; nil for the name of a view alone,
  /// which may have points as well.
  private static func edge(
    _ text: String
  ) -> (view: String, attribute: NSLayoutConstraint.Attribute)? {
    guard let point = text.lastIndex(of: "."), point != text.startIndex else { return nil }
    let word = text[text.index(after: point)...]
    return attributes.first { $0.name == word }.map { (String(text[..<point]), $0) }
  }

  /// All attributes of views that a word can name.
  private static var attributes: [NSLayoutConstraint.Attribute] {
    (1...20).compactMap(NSLayoutConstraint.Attribute.init(rawValue:))
  }
}

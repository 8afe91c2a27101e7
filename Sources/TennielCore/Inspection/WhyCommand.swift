import AutoLayout
import JSON
import Stage
import Wording

extension Subcommand {
  static let why = Subcommand(
    name: "why", operands: .sceneAndItem, output: .records, usage: "SCENE ITEM.ATTRIBUTE",
    summary: "explain an edge: the constraints that add up to it",
    about: [
      "SCENE is a scene of the program, FILE or FILE#SCENE; of a FILE all scenes are looked through.",
      "ITEM is a view by its name, path or the end of it, the id of its element, its text or class;",
      "ATTRIBUTE is left, top, right, bottom, leading, trailing, width, height, centerX, centerY, a",
      "baseline or a margin: `ok.trailing`. The constraints are added up, in the superview's",
      "coordinates, to the screen's size; below them stand those that are missed, with what they yield",
      "to, and those of the view that are left out in a conflict.",
    ],
    status: ["Exit status: 0; 2 for a wrong command line, or a document that can't be read."],
    run: { program, arguments throws(UsageError) in
      try WhyCommand(program: program, arguments: arguments).run()
    })
}

/// `why`: the reason for an attribute of a view; as JSON:
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
    let (name, attribute) = try Self.edge(arguments.item ?? "")
    return try ItemInspection(program: program, arguments: arguments).find(name) {
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
      let lines = ReasonLines(width: .max / 2, glyphs: Glyphs(set: program.environment.glyphs))
        .lines(of: reason).map { $0.map(\.text).joined().printable.trimmingTrailingBlanks }
      let broken = told.broken.map { constraint in
        "left out in a conflict: \(constraint.text.printable), off by "
          + Number.text(constraint.violation, places: 2)
      }
      let ambiguous =
        item.ambiguous.isEmpty ? [] : ["ambiguous: " + item.ambiguous.joined(separator: ", ")]
      return ([scene.heading] + lines + broken + ambiguous).joined(separator: "\n") + "\n"
    }
  }

  /// The item and the attribute of a word such as `ok.trailing`. Names may have points as well.
  private static func edge(
    _ text: String
  ) throws(UsageError) -> (item: String, attribute: NSLayoutConstraint.Attribute) {
    let names = attributes.map(\.name)
    guard let point = text.lastIndex(of: "."), point != text.startIndex else {
      throw UsageError(
        "\(UsageError.quoted(text)) names no attribute: 'why' takes ITEM.ATTRIBUTE, such as "
          + "\(text.printable).trailing")
    }
    let word = String(text[text.index(after: point)...])
    guard let attribute = attributes.first(where: { $0.name == word }) else {
      throw .unknown("attribute", word, among: names, listedBy: "'why --help'")
    }
    return (String(text[..<point]), attribute)
  }

  /// All attributes of views that a word can name.
  private static var attributes: [NSLayoutConstraint.Attribute] {
    (1...20).compactMap(NSLayoutConstraint.Attribute.init(rawValue:))
  }
}

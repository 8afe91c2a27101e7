import Cells
import JSON
import Stage
import Wording

extension Subcommand {
  static let headroom = Subcommand(
    name: "headroom", operands: .scene, output: .records, usage: "[SCENE]", needsScene: true,
    summary: "tell how much longer each text can get",
    about: [
      "SCENE is a scene of the program, or FILE for all scenes of a document, FILE#SCENE for one of them,",
      "or a FOLDER for all documents below it. Of each text in sight: how many characters it has, and",
      "with how many something is wrong on this screen that was not: it is cut short, or pushes others",
      "away. Longer texts are made of its own words, up to four times as many characters, and up to 40",
      "more of short texts. The last line tells the same of larger text sizes.",
    ],
    status: ["Exit status: 0; 2 for a wrong command line, or a document that can't be read."],
    run: { program, arguments throws(UsageError) in
      try HeadroomCommand(program: program, arguments: arguments).run()
    })
}

/// `headroom`: how much longer each text of a scene can get, and how much larger the text size;
/// as JSON:
///
/// ```json
/// {"schema":"tenniel.headroom/1","scenes":[
///  {"scene":"Login","file":"Main.storyboard","device":"iPhone 8","size":[375,667],
///   "texts":[
///    {"view":"view/title","text":"Hello","characters":5,"longest":16,"tried":45,
///     "check":"truncated-text","problem":"the text of title \"Hello…\" is cut short"},…],
///   "sizes":[{"size":"XL","check":null,"problem":null},…]},…]}
/// ```
///
/// `longest` is null where the text is too long as it is, and where no text of up to `tried`
/// characters was too long. `sizes` ends with the first at which something is wrong.
@MainActor
struct HeadroomCommand {
  let program: Program
  let arguments: Arguments

  func run() throws(UsageError) -> Outcome {
    var report = InspectionReport("tenniel.headroom/1")
    var texts: [String] = []
    var outcome = try SceneInspection(program: program, arguments: arguments).visit(isWhole: true) {
      scene in
      let headroom = TextHeadroom(of: scene.host) { scene.host.runReadyWork(hasBegun: false) }
      report.add(
        scene,
        lists: [("texts", headroom.texts.map(\.json)), ("sizes", headroom.sizes.map(\.json))])
      texts.append(
        ([scene.heading] + headroom.lines.map { "  " + $0 }).joined(separator: "\n") + "\n")
      return true
    }
    outcome.output = arguments.format == .json ? report.text : texts.joined(separator: "\n")
    return outcome
  }
}

extension TextHeadroom {
  /// A line for each text, and one for the text sizes.
  fileprivate var lines: [String] {
    let names = texts.map(\.name.printable)
    let width = (names + ["text size"]).map { TextWidth.width(of: $0) }.max() ?? 0
    let lines = zip(names, texts).map { name, text in
      name.padded(toColumns: width) + "  " + text.words
    }
    return (lines.isEmpty ? ["no text in sight can be edited"] : lines)
      + ["text size".padded(toColumns: width) + "  " + sizeWords]
  }

  /// `up to XL; with XXL: the text of title is cut short`.
  private var sizeWords: String {
    guard let last = sizes.last else { return "the largest already" }
    guard let problem = last.problem else { return "up to \(last.word), the largest" }
    let reached = sizes.dropLast().last.map { "up to \($0.word)" } ?? "no larger"
    return "\(reached); with \(last.word): \(problem.message.printable)"
  }
}

extension TextHeadroom.Text {
  /// `5 characters, up to 16 (x3.2); with 17: the text of title is cut short`.
  fileprivate var words: String {
    let count = text.count
    let start = "\(count) character" + (count == 1 ? "" : "s")
    if longest == nil, let problem { return "\(start) are too many: \(problem.message.printable)" }
    guard let longest, let problem else { return "\(start), nothing wrong up to \(most)" }
    let share = Number.text(Double(longest) / Double(count), places: 1)
    let reached = longest > count ? "up to \(longest) (x\(share))" : "no more"
    return "\(start), \(reached); with \(longest + 1): \(problem.message.printable)"
  }

  fileprivate var json: JSONValue {
    .object([
      .init("view", .text(path.text)), .init("text", .text(text)),
      .init("characters", .count(text.count)), .init("longest", .count(longest)),
      .init("tried", .count(most)), .init("check", .text(problem?.kind.identifier)),
      .init("problem", .text(problem?.message)),
    ])
  }
}

extension TextHeadroom.Size {
  fileprivate var json: JSONValue {
    .object([
      .init("size", .text(word)), .init("check", .text(problem?.kind.identifier)),
      .init("problem", .text(problem?.message)),
    ])
  }
}

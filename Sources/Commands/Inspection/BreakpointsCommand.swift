import Cells
import JSON
import Stage
import Wording

extension Subcommand {
  package static let breakpoints = Subcommand(
    name: "breakpoints", operands: .scene, output: .records, usage: "[SCENE]", needsScene: true,
    summary: "list the widths at which the layout changes",
    about: [
      "SCENE is a scene of the program or a document: FILE, FILE#SCENE, or a FOLDER for all documents",
      "below it. Of each scene: the widths from 320 to 1366, or of --every-width, at which a view begins",
      "or ceases to follow the screen, a text gets another number of lines, or something begins or",
      "ceases to be wrong; the first three changes of each, and with --format json all of them.",
      "--every-height tells the heights instead. Size classes follow the size, as in a window that is",
      "dragged and on the app's ruler; --keep-classes keeps those of the screen.",
    ],
    status: ["Exit status: 0; 2 for a wrong command line, or a document that can't be read."],
    run: { program, arguments throws(UsageError) in
      try BreakpointsCommand(program: program, arguments: arguments).run()
    })
}

/// `breakpoints`: the lengths at which each scene's layout is another one; as JSON:
///
/// ```json
/// {"schema":"tenniel.breakpoints/1","scenes":[
///  {"scene":"Login","file":"Main.storyboard","device":"iPhone 8","size":[375,667],
///   "axis":"width","range":[320,1366],"keepsClasses":false,
///   "breakpoints":[
///    {"length":372,"changes":["title stops widening"]},…]},…]}
/// ```
@MainActor
struct BreakpointsCommand {
  let program: Program
  let arguments: Arguments

  func run() throws(UsageError) -> Outcome {
    let wanted = arguments.check.screens
    guard wanted.widths == nil || wanted.heights == nil else {
      throw UsageError(
        "'breakpoints' lists those of --every-width or of --every-height, not of both")
    }
    let lengths = wanted.lengths ?? ScreenLengths(along: .horizontal)
    let keepsClasses = wanted.keepsClasses
    var report = InspectionReport("tenniel.breakpoints/1")
    var texts: [String] = []
    var outcome = try SceneInspection(program: program, arguments: arguments).visit { scene in
      var pieces = ScreenPieces(
        of: scene.host, along: lengths.axis, over: lengths.range, keepsClasses: keepsClasses
      ) {
        scene.host.runReadyWork(hasBegun: false)
      }
      pieces.finish()
      pieces.restore()
      let found = pieces.breakpoints
      report.add(
        scene,
        [
          .init("axis", .text(lengths.axis.lengthName)),
          .init(
            "range", .array([.count(lengths.range.lowerBound), .count(lengths.range.upperBound)])),
          .init("keepsClasses", .bool(keepsClasses)),
        ], lists: [("breakpoints", found.map(\.json))])
      let range =
        lengths.words + (keepsClasses ? ", its size classes kept" : "")
      let lines = found.isEmpty ? ["  the same at all of them"] : found.map(\.line)
      texts.append((["\(scene.heading), \(range)"] + lines).joined(separator: "\n") + "\n")
      return true
    }
    outcome.output = arguments.format == .json ? report.text : texts.joined(separator: "\n")
    return outcome
  }
}

extension Breakpoint {
  /// The first changes on a line, and how many others there are.
  fileprivate var line: String {
    let rest = changes.count - Self.mostTold
    return "\(length)".padded(toColumns: 6, alignment: .right) + "  "
      + changes.prefix(Self.mostTold).map(\.printable).joined(separator: ", ")
      + (rest > 0 ? ", and \(rest) more" : "")
  }

  private static let mostTold = 3

  fileprivate var json: JSONValue {
    ["length": .count(length), "changes": .texts(changes)]
  }
}

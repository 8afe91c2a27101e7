import Cells
import Commands
import Documents
import Findings
import Stage
import Wording

extension Subcommand {
  static let list = Subcommand(
    name: "list", operands: .documents, output: .records, usage: "[FILE]",
    summary: "name scenes and devices, or the checks",
    about: [
      "Without FILE: the program's scenes, and the devices. FILE is a document: its scenes, and the",
      "segues between them; of FILE#SCENE, those of the scene. A FOLDER names all documents below it.",
    ],
    status: [
      "Exit status: 0; 1 if a document has errors; 2 for a wrong command line, or a document that",
      "can't be read.",
    ], run: { program, arguments in ListCommand(program: program, arguments: arguments).run() })
}

/// `list`: the scenes, then the devices, each on a line; `list --checks`: the checks; either as
/// JSON.
@MainActor
struct ListCommand {
  let program: Program
  let arguments: Arguments

  func run() -> Outcome {
    if let library = program.library, !arguments.wantsChecks { return listDocuments(library) }
    if arguments.format == .json { return Outcome(output: json) }
    let lines = arguments.wantsChecks ? checks : scenesAndDevices
    return Outcome(output: lines.joined(separator: "\n") + "\n")
  }

  private var checks: [String] {
    let width = LayoutCheck.all.map(\.identifier.count).max() ?? 0
    func lines(_ checks: [LayoutCheck]) -> [String] {
      checks.map { check in
        "  " + check.identifier.padded(toColumns: width) + "  "
          + Finding.Severity(check.severity).word.padded(toColumns: 7) + "  " + check.summary
      }
    }
    return ["Checks"] + lines(LayoutCheck.byDefault)
      + ["", "Checks that run where they are asked for"]
      + lines(LayoutCheck.all.filter { !$0.runsByDefault })
      + [
        "", "Besides, `check` has: \(besides.joined(separator: ", "));",
        "and `snapshot` has: golden.",
        "",
        "`--fail-on` takes the checks of a command, or `any`: all errors and warnings.",
        "What is to be reviewed fails `check` for `review` alone.",
      ]
  }

  /// The checks of `check` that are none of layouts.
  private var besides: [String] {
    let ofLayouts = Set(LayoutCheck.all.map(\.identifier))
    return FindingReport.Rule.checked.map(\.identifier).filter { !ofLayouts.contains($0) }
  }

  private var scenesAndDevices: [String] {
    var lines = ["Scenes"]
    let width = program.scenes.map { TextWidth.width(of: $0.name) }.max() ?? 0
    for scene in program.scenes {
      let line = "  " + scene.name.padded(toColumns: width) + "  " + scene.listedSummary
      lines.append(line.trimmingTrailingBlanks)
    }
    lines += [
      "",
      "Devices".padded(toColumns: 32) + "points".padded(toColumns: 13)
        + "portrait".padded(toColumns: 10)
        + "landscape".padded(toColumns: 11) + "also",
    ]
    for device in Device.all {
      let size =
        "\(Number.column(device.portraitWidth, width: 4)) x \(Number.text(device.portraitHeight))"
      let classes = [false, true].map { device.classes(isLandscape: $0).short }
      let others = device.names.dropFirst().joined(separator: ", ")
      lines.append(
        ("  " + device.name.padded(toColumns: 30) + size.padded(toColumns: 13)
          + classes[0].padded(toColumns: 10) + classes[1].padded(toColumns: 11) + others)
          .trimmingTrailingBlanks)
    }
    return lines + ["", "wC is a compact width, wR a regular one; hC and hR are the height's."]
  }
}

extension SizeClasses {
  /// `wC hR`, which is Interface Builder's form of a compact width and a regular height.
  var short: String {
    (width == .compact ? "wC" : "wR") + " " + (height == .compact ? "hC" : "hR")
  }
}

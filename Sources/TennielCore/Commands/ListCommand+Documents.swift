import Cells
import Commands
import Documents
import Findings
import Nibs
import Wording

extension ListCommand {
  /// `list FILE`: the scenes of each document, and what leads from one to another; of `FILE#SCENE`,
  /// the scene, and what leads to it and away from it.
  func listDocuments(_ library: DocumentLibrary) -> Outcome {
    var lines: [String] = []
    var outcome = Outcome(
      diagnostics: program.documentNotes.map { "\(program.name): \($0)\n" }.joined())
    for file in library.files {
      if !lines.isEmpty { lines.append("") }
      lines.append(file.path.printable)
      if let failure = file.failure {
        outcome.diagnostics += failure.messages.map { "\(program.name): \($0)\n" }.joined()
        outcome.exit = .unusable
      }
      let problems = file.document?.problems ?? []
      outcome.diagnostics += problems.map { "\(program.name): \($0.text)\n" }.joined()
      if problems.contains(where: { $0.severity == .error }) {
        outcome.exit = ExitCode.worst(of: [outcome.exit, .found])
      }
      let (scenes, connections) = listed(of: file)
      lines += Self.table(of: scenes) + Self.connections(connections, of: file)
    }
    outcome.output =
      arguments.format == .json
      ? documentsJSON(library)
      : lines.map(\.trimmingTrailingBlanks).joined(separator: "\n") + "\n"
    return outcome
  }

  /// The scenes and connections of a document: all, or the scenes that the arguments name, and what
  /// leads to them and away from them.
  func listed(
    of file: DocumentLibrary.File
  ) -> (scenes: [OpenDocument.Scene], connections: [OpenDocument.Connection]) {
    guard let named = program.namedScenes[file.path] else {
      return (file.contents.scenes, file.contents.connections)
    }
    return (
      file.contents.scenes.filter { named.contains($0.id) },
      file.contents.connections.filter {
        named.contains($0.source) || named.contains($0.destination)
      }
    )
  }

  /// `* Login  LoginViewController  375 x 667  aBc-1d-2eF`: the star is at the scene that begins.
  private static func table(of scenes: [OpenDocument.Scene]) -> [String] {
    let rows = scenes.map { scene in
      [
        (scene.isInitial ? "* " : "  ") + scene.name.printable,
        (scene.reference.map { "-> " + $0 } ?? scene.className).printable,
        scene.isLaunchScreen
          ? "launch screen"
          : scene.size.map { "\(Number.text($0.width)) x \(Number.text($0.height))" } ?? "",
        scene.id.printable,
      ]
    }
    return columns(rows)
  }

  private static func connections(
    _ connections: [OpenDocument.Connection], of file: DocumentLibrary.File
  ) -> [String] {
    guard !connections.isEmpty else { return [] }
    var names: [String: String] = [:]
    for scene in file.contents.scenes { names[scene.id] = scene.name.printable }
    let rows = connections.map { connection in
      [
        "  " + (names[connection.source] ?? connection.source),
        "-> " + (names[connection.destination] ?? "exit"),
        connection.label.printable,
      ]
    }
    return [""] + columns(rows)
  }

  /// Rows with columns as wide as their widest entry, up to 40.
  private static func columns(_ rows: [[String]]) -> [String] {
    let count = rows.first?.count ?? 0
    let widths = (0..<count).map { index in
      min(40, rows.map { TextWidth.width(of: $0[index]) }.max() ?? 0)
    }
    return rows.map { row in
      zip(row, widths).map { $0.padded(toColumns: $1) }.joined(separator: "  ")
    }
  }
}

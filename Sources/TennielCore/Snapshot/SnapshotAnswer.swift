import Findings
import JSON

/// What a worker of `snapshot` answers: the report of a task, and the texts of its goldens.
struct SnapshotAnswer {
  /// What could not be read, and the scenes.
  var report: FindingReport
  /// What is kept of a scene.
  struct Scene {
    /// The name of its folder.
    let folder: String
    /// The texts, in the order of the grid's screens.
    let texts: [String]
  }

  /// The scenes of the report, in its order.
  var scenes: [Scene] = []

  init(_ report: FindingReport) { self.report = report }

  /// The answer as text on one line.
  var line: String {
    JSONValue.array([
      .string(JSONString(report.line)),
      .array(
        scenes.map { scene in
          .array(([scene.folder] + scene.texts).map { .string(JSONString($0)) })
        }),
    ]).text
  }

  /// Reads a line.
  init(_ line: String) throws(FileMistake) {
    let root = try? JSONDocument(Array(line.utf8)).root
    guard let parts = root?.elements, parts.count == 2, let report = parts[0].string else {
      throw FileMistake(position: .init(line: 1, column: 1), message: "it is no answer")
    }
    self.report = try FindingReport(json: Array(report.utf8))
    scenes = parts[1].elements.map { node in
      let words = node.elements.compactMap(\.string)
      return Scene(folder: words.first ?? "", texts: Array(words.dropFirst()))
    }
  }
}

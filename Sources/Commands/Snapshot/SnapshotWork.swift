import Documents
import Findings
import Goldens
import Painting
import Stage

/// The work of `snapshot` that worker processes share.
@MainActor
struct SnapshotWork {
  let program: Program
  let arguments: Arguments

  /// What a worker answers: the texts of a task.
  func answer(to text: String) throws(UsageError) -> String {
    var report = FindingReport(program: program.name, version: Program.version, rules: [])
    var scenes: [SnapshotAnswer.Scene] = []
    let ofTask = CheckTaskScenes(text: text, program: program, arguments: arguments)
    _ = try ofTask.visit(report: &report) { scene, report throws(UsageError) in
      let screens = scene.screens(arguments)
      var ofScene: [String] = []
      try scene.visit(screens) { host, _, _ in ofScene.append(Self.golden(of: host)) }
      // A scene has the same folder whether others are looked at or not.
      let folders = GoldenName.apart(scene.program.scenes.map(\.name))
      scenes.append(.init(folder: folders[scene.index], texts: ofScene))
      report.scenes.append(.init(file: scene.file, name: scene.name, grid: screens.grid))
    }
    return SnapshotAnswer(part: report.part, scenes: scenes).workerText
  }

  /// The picture and the frames of a layout, as `TestScreen` keeps them.
  private static func golden(of host: SceneHost) -> String {
    host.animates = false
    let picture = ViewPainter.paint(
      host, in: Viewport(screenSize: host.filledScreen.size, columns: nil),
      options: ViewPainter.Options(glyphs: .unicode, depth: .none, showsGuides: false))
    return picture.text + "\n\n" + host.snapshot.frameTable()
  }
}

import AutoLayout
import Foundation
import SeededRandom
import Testing

@testable import Commands
@testable import Documents
@testable import Findings
@testable import Stage
@testable import TennielCore

@Suite struct `The layouts of a scene at every width` {
  /// All scenes for scripts/proofs; else scenes with a conflict, texts that wrap or are cut short,
  /// and cells that code places.
  private nonisolated static let names =
    walksAreLong
    ? NamedScene.shipped.map(\.name)
    : [
      "Wonderland", "Visual format: unsatisfiable", "Adaptive buttons: truncated", "Scroll view",
      "Self-sizing",
    ]

  private func host(_ name: String) throws -> SceneHost {
    let scene = try #require(NamedScene.shipped.first { $0.name == name })
    return SceneHost(screen: SimulatedScreen(), make: scene.make)
  }

  @Test(arguments: names)
  func `are those that are found by laying it out at each of them`(name: String) throws {
    let layouts = LayoutsByForce(
      searched: try host(name), forced: try host(name), axis: .horizontal,
      range: walksAreLong ? 280...1400 : 280...480)
    let found = layouts.differences()
    #expect(found.sentences == [])
    #expect(found.layoutCount < layouts.range.count)
  }

  /// The documents that `TENNIEL_DOCUMENTS` names for scripts/proofs: paths of files and of
  /// folders, with a colon between them.
  private nonisolated static let documents =
    (ProcessInfo.processInfo.environment["TENNIEL_DOCUMENTS"] ?? "").split(separator: ":")
    .map(String.init)
    .flatMap { DocumentReference.isDocument($0) ? [$0] : DocumentSearch(below: $0).paths }

  @Test(arguments: documents)
  func `are those of its document laid out at each, and at each height`(path: String) throws {
    let program = Program(name: "tenniel", scenes: [])
    var report = FindingReport(program: "tenniel", version: "", rules: [])
    let (text, arguments) = (CheckTask(.document(path, scenes: [])).text, Arguments(.play))
    let scenes = CheckTaskScenes(text: text, program: program, arguments: arguments)
    _ = try scenes.visit(report: &report) { scene, _ throws(UsageError) in
      let (program, index) = (scene.program, scene.index)
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        // The app's ruler has the size classes follow the screen.
        let found = LayoutsByForce(
          searched: try program.open(index, arguments), forced: try program.open(index, arguments),
          axis: axis, range: 280...1400, keepsClasses: axis == .horizontal
        ).differences()
        #expect(found.sentences == [], "\(axis) of \(scene.name)")
      }
    }
  }
}

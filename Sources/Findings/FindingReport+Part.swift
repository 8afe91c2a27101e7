extension FindingReport {
  /// What was checked and found by another process, or in another document. The screens of a
  /// finding are those of its scene, and are told with that.
  package struct Part: Codable, Sendable {
    package let scenes: [Scene]
    fileprivate let findings: [Finding]
  }

  /// The scenes and findings, for another process.
  package var part: Part { Part(scenes: scenes, findings: findings) }

  /// Adds scenes and findings.
  package mutating func join(_ part: Part) {
    // Of scenes of one name the first counts.
    let grids = Dictionary(
      part.scenes.map { (SceneName(file: $0.file, scene: $0.name), $0.grid) }
    ) { first, _ in first }
    scenes += part.scenes
    findings += part.findings.map { finding in
      var finding = finding
      let name = finding.scene.map { SceneName(file: finding.place?.file, scene: $0) }
      finding.extent.grid = name.flatMap { grids[$0] } ?? ScreenGrid([])
      return finding
    }
  }
}

/// What tells scenes apart.
private struct SceneName: Hashable {
  let file: String?
  let scene: String
}

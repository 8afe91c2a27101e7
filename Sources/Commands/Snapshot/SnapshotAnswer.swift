import Findings

/// What a worker of `snapshot` answers: the scenes of a task, and the texts of their goldens.
struct SnapshotAnswer: Codable {
  /// What is kept of a scene.
  struct Scene: Codable {
    /// The name of its folder.
    let folder: String
    /// The texts, in the order of the grid's screens.
    let texts: [String]
  }

  /// What could not be read, and the scenes.
  let part: FindingReport.Part
  /// What is kept of the scenes, in their order.
  let scenes: [Scene]
}

/// Which frames are to be set where the constraints put the views, once a tool has added its
/// constraints.
///
/// Source: "Working with Constraints in Interface Builder", Align Tool and Pin Tool.
public enum FrameUpdate: String, Hashable, Sendable, CaseIterable {
  /// None: the views stay where they are, and may be misplaced.
  case none = "None"
  /// The frames of the views that got constraints.
  case items = "Items of New Constraints"
  /// All frames of the scene.
  case all = "All Frames in Container"

  /// What the choice is called.
  public var title: String { rawValue }
}

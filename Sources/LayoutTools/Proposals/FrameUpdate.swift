/// Which frames are to be set where the constraints put the views, once a tool has added its
/// constraints.
///
/// Source: "Working with Constraints in Interface Builder", Align Tool and Pin Tool.
public enum FrameUpdate: String, Hashable, Sendable, CaseIterable {
  /// None: the views stay where they are, and may be misplaced.
  case none
  /// The frames of the views that got constraints.
  case items
  /// All frames of the scene.
  case all

  /// What the choice is called.
  public var title: String {
    switch self {
    case .none: "None"
    case .items: "Items of New Constraints"
    case .all: "All Frames in Container"
    }
  }
}

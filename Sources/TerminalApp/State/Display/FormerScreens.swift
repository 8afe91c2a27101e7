import Documents
import Stage

/// The screens that keys lead back to.
struct FormerScreens: Equatable, Sendable {
  /// The screen with which the scene that is shown was opened, or would be.
  var opening: SimulatedScreen
  /// The screen before a scene of a size of its own was shown.
  var home: HomeScreen?
}

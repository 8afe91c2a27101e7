import Stage

/// The screens that keys lead back to.
struct FormerScreens: Equatable, Sendable {
  /// The screen and the settings with which the scene that is shown was opened, or would be.
  var opening: SimulatedScreen
  var settings = DocumentSettings()
  /// The screen before a scene of a size of its own was shown.
  var home: HomeScreen?
  /// What there was before the terminal became the screen; nil while it is not.
  var followed: Followed?
}

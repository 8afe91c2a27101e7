import Stage

/// What keys lead back to: the scene as it was opened, and the screens before others were shown.
struct FormerScreens: Equatable, Sendable {
  /// The screen and the settings with which the scene that is shown was opened, or would be.
  var opening: SimulatedScreen
  var openingSettings = DocumentSettings()
  /// The screen before a scene of a size of its own was shown.
  var home: HomeScreen?
  /// Whether the document was shown as Interface Builder does before it was edited.
  var wasDesignTime = false
  /// What there was before the terminal became the screen; nil while it is not.
  var followed: Followed?
}

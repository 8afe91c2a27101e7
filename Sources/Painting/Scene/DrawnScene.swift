import Stage

/// The values that a picture of a scene is drawn from, taken at one moment. Drawing reads nothing
/// else.
struct DrawnScene {
  let screen: SimulatedScreen
  /// The style of the status bar's text.
  let statusBarStyle: UIStatusBarStyle
  /// The controller's title.
  let title: String?
  /// The views, each before its subviews and siblings from back to front. Presented views follow
  /// the views that they cover.
  let views: [DrawnView]
  /// The index of the frontmost root view.
  let frontRoot: Int
  /// The views with broken constraints.
  let broken: Set<ViewPath>
  /// The guides to be drawn, in the window's coordinates in points.
  let guides: [DrawnGuide]
  /// The lines of the selected view's constraints that are to be drawn.
  let constraintLines: [PictureLine]
  /// Texts measured in cells, which outlast the picture.
  let columnTexts: ColumnTextCache
}

/// A margin, a safe area or a layout guide.
struct DrawnGuide: Equatable {
  let name: String
  let frame: CGRect
}

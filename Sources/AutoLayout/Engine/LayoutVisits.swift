/// What has changed about a view since the layout engine looked at it.
struct ViewChanges: OptionSet {
  let rawValue: UInt8

  /// The size of the content, or how strongly the view holds to it.
  static let content = ViewChanges(rawValue: 1)
  /// The margins, the safe area or the readable width.
  static let insets = ViewChanges(rawValue: 2)
  /// The frame or the autoresizing mask, where these stand as constraints.
  static let frame = ViewChanges(rawValue: 4)
}

/// The views and guides that wait for the layout engine, by what has changed about them; parents
/// first.
struct LayoutVisits {
  /// Views that are new, each with all that lies in it.
  var newcomers: [any LayoutContainer] = []
  /// Guides that are new in views that are not.
  var guides: [any LayoutRegion] = []
  var insets: [any LayoutContainer] = []
  var contents: [any LayoutContainer] = []
  var frames: [any LayoutContainer] = []
}

/// The changes of a view since the layout engine last visited it.
struct ViewChanges: OptionSet {
  let rawValue: UInt8

  /// The content size, or its hugging and compression resistance.
  static let content = ViewChanges(rawValue: 1)
  /// The margins, the safe area or the readable width.
  static let insets = ViewChanges(rawValue: 2)
  /// The frame or the autoresizing mask, if these stand as constraints.
  static let frame = ViewChanges(rawValue: 4)
}

/// The views and guides that wait for the layout engine, grouped by what has changed; parents
/// first.
struct LayoutVisits {
  /// New views, each with its whole subtree.
  var newcomers: [any LayoutContainer] = []
  /// New guides in views that are not new.
  var guides: [any LayoutRegion] = []
  var insets: [any LayoutContainer] = []
  var contents: [any LayoutContainer] = []
  var frames: [any LayoutContainer] = []
}

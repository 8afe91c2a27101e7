/// The changes of a view since the layout engine last visited it.
package struct ViewChanges: OptionSet {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The content size, or its hugging and compression resistance.
  package static let content = ViewChanges(rawValue: 1)
  /// The margins, the safe area or the readable width.
  package static let insets = ViewChanges(rawValue: 2)
  /// The frame or the autoresizing mask, if these stand as constraints.
  package static let frame = ViewChanges(rawValue: 4)
}

/// The views and guides that wait for the layout engine, grouped by what has changed; parents
/// first.
package struct LayoutVisits {
  /// New views, each with its whole subtree.
  package var newcomers: [any LayoutContainer] = []
  /// New guides in views that are not new.
  package var guides: [any LayoutRegion] = []
  package var insets: [any LayoutContainer] = []
  package var contents: [any LayoutContainer] = []
  package var frames: [any LayoutContainer] = []

  package init() {}
}

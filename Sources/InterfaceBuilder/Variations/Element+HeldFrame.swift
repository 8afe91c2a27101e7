/// The frame of a view, and what holds the view there, where size classes have other values.
extension Element {
  /// Whether prototyping constraints hold a view at its frame, in all size classes or in some.
  public var isHeldAtFrame: Bool {
    ([self] + children("variation")).contains { $0.flag("fixedFrame") == true }
  }

  /// Whether prototyping constraints hold a view at its frame for some traits.
  public func isHeldAtFrame(for traits: DesignTraits) -> Bool {
    value(of: "fixedFrame", for: traits) == "YES"
  }

  /// The frame that the document has for a view for some traits, in points in its superview.
  public func frame(for traits: DesignTraits) -> Rect? { child(key: "frame", for: traits)?.rect }
}

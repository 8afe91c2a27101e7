import InterfaceBuilder

/// What gives a view the frame that the document has for it.
extension Element {
  /// Whether the autoresizing mask of a view, and not its own constraints, gives its frame. The
  /// masks of root views and of cells' content views don't count: the system sets their frames.
  public var isAutoresized: Bool {
    parent?.name == "subviews" && flag("translatesAutoresizingMaskIntoConstraints") != false
  }

  /// Whether a stack view gives a view its frame.
  public var isArranged: Bool {
    parent?.name == "subviews" && parent?.parent?.name == "stackView"
  }

  /// Whether the frame in the document gives a view its size for some traits, by prototyping
  /// constraints or by its autoresizing mask.
  public func isSizedByFrame(for traits: DesignTraits) -> Bool {
    !isArranged && (isHeldAtFrame(for: traits) || isAutoresized)
  }
}

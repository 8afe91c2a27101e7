import InterfaceBuilder

/// What gives a view the frame that the document has for it.
extension Element {
  /// Whether prototyping constraints hold a view where it was drawn.
  public var isHeldAtFrame: Bool { flag("fixedFrame") == true }

  /// Whether the autoresizing mask of a view, and not its own constraints, gives its frame. That of
  /// a root view and of a cell's content view is the system's to set.
  public var isAutoresized: Bool {
    parent?.name == "subviews" && flag("translatesAutoresizingMaskIntoConstraints") != false
  }

  /// Whether a stack view gives a view its frame.
  public var isArranged: Bool {
    parent?.name == "subviews" && parent?.parent?.name == "stackView"
  }

  /// Whether a view has the size that it is drawn with: prototyping constraints or its mask hold it
  /// there.
  public var isSizedByFrame: Bool { !isArranged && (isHeldAtFrame || isAutoresized) }
}

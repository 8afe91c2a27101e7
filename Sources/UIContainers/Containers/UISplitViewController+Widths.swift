/// The widths of the columns, in points. ``automaticDimension`` leaves them to the controller.
extension UISplitViewController {
  /// The preferred part of the whole width, from 0 to 1.
  public var preferredPrimaryColumnWidthFraction: CGFloat {
    get { primary.fraction }
    set { primary.fraction = newValue }
  }
  /// The preferred width, which wins over the fraction.
  public var preferredPrimaryColumnWidth: CGFloat {
    get { primary.preferred }
    set { primary.preferred = newValue }
  }
  public var minimumPrimaryColumnWidth: CGFloat {
    get { primary.minimum }
    set { primary.minimum = newValue }
  }
  public var maximumPrimaryColumnWidth: CGFloat {
    get { primary.maximum }
    set { primary.maximum = newValue }
  }
  /// The width of the primary column.
  public var primaryColumnWidth: CGFloat {
    primary.width(in: arrangedSize.width, on: traitCollection.userInterfaceIdiom)
  }

  public var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { supplementary.fraction }
    set { supplementary.fraction = newValue }
  }
  public var preferredSupplementaryColumnWidth: CGFloat {
    get { supplementary.preferred }
    set { supplementary.preferred = newValue }
  }
  public var minimumSupplementaryColumnWidth: CGFloat {
    get { supplementary.minimum }
    set { supplementary.minimum = newValue }
  }
  public var maximumSupplementaryColumnWidth: CGFloat {
    get { supplementary.maximum }
    set { supplementary.maximum = newValue }
  }
  public var supplementaryColumnWidth: CGFloat {
    supplementary.width(in: arrangedSize.width, on: traitCollection.userInterfaceIdiom)
  }

  var arrangedSize: CGSize { viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size }
}

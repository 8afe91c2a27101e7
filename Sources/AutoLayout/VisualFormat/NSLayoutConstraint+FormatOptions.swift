extension NSLayoutConstraint {
  /// The alignment of the views of a format string, their direction, and the edges between which
  /// spaces are measured.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns an attribute of all views. The bit is the attribute's raw value.
    private init(aligning attribute: Attribute) {
      self.init(rawValue: 1 << UInt(attribute.rawValue))
    }

    public static let alignAllLeft = FormatOptions(aligning: .left)
    public static let alignAllRight = FormatOptions(aligning: .right)
    public static let alignAllTop = FormatOptions(aligning: .top)
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
    /// The bits of all alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// The views follow each other in reading direction. This is the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Spaces are measured between edges. This is the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Vertical spaces between views are measured from the last baseline of one to the first
    /// baseline of the next. A view without text is measured from its edge.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of the spacing option.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}

extension NSLayoutConstraint.FormatOptions {
  /// The attributes to be aligned, by their raw values.
  var aligned: [NSLayoutConstraint.Attribute] {
    let numbers =
      NSLayoutConstraint.Attribute.left
      .rawValue...NSLayoutConstraint.Attribute
      .firstBaseline.rawValue
    return numbers.compactMap(NSLayoutConstraint.Attribute.init).filter {
      $0.kind != .size && contains(Self(rawValue: 1 << UInt($0.rawValue)))
    }
  }
}

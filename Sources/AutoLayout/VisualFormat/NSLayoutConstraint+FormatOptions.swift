extension NSLayoutConstraint {
  /// How the views of a format string are aligned with each other, and what their order and the
  /// spaces between them mean.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns an attribute of all views; the bit is the attribute's number.
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
    /// All bits that align.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// The views follow each other in reading direction; this is so unless another is given.
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All bits that give a direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Spaces are measured between edges; this is so unless another is given.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// The spaces between views in a column are measured from the last baseline of one to the first
    /// of the next; a view without text counts by its edge.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All bits that say how spaces are measured.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}

extension NSLayoutConstraint.FormatOptions {
  /// The attributes in which the views are to agree, in the order of their numbers.
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

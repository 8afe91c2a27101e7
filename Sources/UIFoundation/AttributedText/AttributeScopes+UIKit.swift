extension AttributeScopes {
  /// The attributes of UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of texts that change how views measure and show them.
  ///
  /// ```swift
  /// var title = AttributedString("Down the rabbit hole")
  /// title.font = .boldSystemFont(ofSize: 20)
  /// ```
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes>
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The rules of the paragraph.
    public let paragraphStyle: ParagraphStyleAttribute
    /// What is added after each character, in points.
    public let kern: KernAttribute
    /// What is added after each character, in points; outweighs `kern`.
    public let tracking: TrackingAttribute
    /// How far the text stands above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The colour.
    public let foregroundColor: ForegroundColorAttribute

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = NSAttributedString.Key.font.rawValue
    }
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.tracking.rawValue
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
  }
}

extension AttributeDynamicLookup {
  /// An attribute of UIKit, by its name.
  public subscript<Attribute: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Attribute>
  ) -> Attribute { self[Attribute.self] }
}

extension NSAttributedString {
  /// The same text with those of its attributes that views know.
  package convenience init(shown text: AttributedString) {
    typealias Scope = AttributeScopes.UIKitAttributes
    let result = NSMutableAttributedString(string: "")
    for run in text.runs {
      var attributes: [Key: Any] = [:]
      attributes[.font] = run[Scope.FontAttribute.self]
      attributes[.paragraphStyle] = run[Scope.ParagraphStyleAttribute.self]
      attributes[.kern] = run[Scope.KernAttribute.self]
      attributes[.tracking] = run[Scope.TrackingAttribute.self]
      attributes[.baselineOffset] = run[Scope.BaselineOffsetAttribute.self]
      attributes[.foregroundColor] = run[Scope.ForegroundColorAttribute.self]
      result.append(
        NSAttributedString(string: String(text[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: result)
  }
}

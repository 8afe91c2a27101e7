/// The rules by which `boundingRect` measures a text.
///
/// Source: <https://developer.apple.com/documentation/uikit/nsstringdrawingoptions>
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text is broken into lines; otherwise all of it is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Has no effect: the space between lines always counts.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Has no effect: glyphs have no outlines here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// The last line that fits is cut with an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What measuring a text may change and finds out.
///
/// Source: <https://developer.apple.com/documentation/uikit/nsstringdrawingcontext>
open class NSStringDrawingContext: NSObject {
  /// Has no effect.
  open var minimumScaleFactor: CGFloat = 0
  /// The extent of the text that was measured last, in points.
  open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// The size of the text in points, broken at newlines only and not rounded.
  @preconcurrency @MainActor
  public func size() -> CGSize {
    boundingRect(
      with: CGSize(width: CGFloat.infinity, height: .infinity), options: .usesLineFragmentOrigin,
      context: nil
    ).size
  }

  /// The extent of the text in points, not rounded.
  ///
  /// Text without a font is measured in the system font of 12 points.
  /// - Parameters:
  ///   - size: The room; lengths that are not positive mean no limit.
  ///   - options: Without `usesLineFragmentOrigin`, the text is one line.
  ///   - context: Receives the extent as its `totalBounds`.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let metrics = UITraitCollection.current.values.textMetrics
    let text = StyledText(self, font: .systemFont(ofSize: UIFont.smallSystemFontSize))
    let wraps = options.contains(.usesLineFragmentOrigin)
    let layout = TextLayout(
      text.measured(by: metrics), width: wraps && size.width > 0 ? size.width : .infinity,
      maximumLines: wraps ? 0 : 1, mode: .byWordWrapping)
    var extent = CGRect(x: 0, y: 0, width: layout.width, height: layout.height)
    if options.contains(.truncatesLastVisibleLine), size.height > 0 {
      extent.size.height = layout.lines(in: size.height).last.map { $0.top + $0.height } ?? 0
    }
    context?.totalBounds = extent
    return extent
  }
}

extension NSString {
  /// The size of the text in points, broken at newlines only and not rounded.
  @preconcurrency @MainActor
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String(describing: self), attributes: attributes).size()
  }

  /// The extent of the text in points, not rounded.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String(describing: self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// The size of the text in points, broken at newlines only and not rounded.
  @preconcurrency @MainActor
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// The extent of the text in points, not rounded.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

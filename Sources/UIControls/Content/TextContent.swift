/// The text of a view: plain, in the view's font, or with attributes of its own.
@MainActor
struct TextContent {
  /// The text without attributes.
  private(set) var text: String?
  /// The text with attributes; `nil` if it has none.
  private(set) var attributed: NSAttributedString?
  private var layouts = TextLayoutCache()

  init(_ text: String? = nil) { self.text = text }

  var isEmpty: Bool { text?.isEmpty ?? true }

  mutating func set(_ text: String?) {
    self.text = text
    attributed = nil
    invalidate()
  }

  mutating func set(_ text: NSAttributedString?) {
    // A copy, since a mutable one may change later.
    attributed = text.map { NSAttributedString(attributedString: $0) }
    self.text = text?.string
    invalidate()
  }

  /// Forgets what was measured, since the font or another rule of the layout has changed.
  mutating func invalidate() { layouts.invalidate() }

  /// Sets an attribute on all of the text, as UIKit does when a view's font or colour is set.
  mutating func setAttribute(_ key: NSAttributedString.Key, to value: Any?) {
    guard let attributed, let value else { return }
    let changed = NSMutableAttributedString(attributedString: attributed)
    let whole = NSRange(location: 0, length: changed.length)
    changed.addAttribute(key, value: value, range: whole)
    self.attributed = changed
    invalidate()
  }

  /// Changes the paragraph styles of all of the text, as UIKit does when a view's alignment or line
  /// break mode is set.
  /// - Parameter standard: The style of what has none.
  mutating func setParagraphStyles(
    insteadOf standard: NSParagraphStyle, _ change: (NSMutableParagraphStyle) -> Void
  ) {
    guard let attributed else { return }
    let changed = NSMutableAttributedString(attributedString: attributed)
    let whole = NSRange(location: 0, length: changed.length)
    attributed.enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, range, _ in
      let style = NSMutableParagraphStyle()
      style.setParagraphStyle(value as? NSParagraphStyle ?? standard)
      change(style)
      changed.addAttribute(.paragraphStyle, value: style, range: range)
    }
    self.attributed = changed
    invalidate()
  }

  /// The text in lines, from what was measured last if possible.
  /// - Parameters:
  ///   - font: The font of what has no other.
  ///   - width: The width of the container in points; infinite to break at newlines only.
  ///   - pushesOut: Whether no last line is left with a single word, whatever the text itself says.
  mutating func layout(
    font: UIFont, metrics: AnyTextMetrics, width: CGFloat, lines: Int, mode: NSLineBreakMode,
    pushesOut: Bool = false, tightens: Bool = false
  ) -> TextLayout {
    if !layouts.isMeasured(by: metrics) { layouts.measure(styled(font), by: metrics) }
    return layouts.layout(
      width: width, lines: lines, mode: mode, pushesOut: pushesOut, tightens: tightens)
  }

  /// The text in lines around areas.
  mutating func layout(
    font: UIFont, metrics: AnyTextMetrics, width: CGFloat, around areas: [TextExclusion],
    lines: Int, mode: NSLineBreakMode
  ) -> TextLayout {
    if !layouts.isMeasured(by: metrics) { layouts.measure(styled(font), by: metrics) }
    return layouts.layout(width: width, around: areas, lines: lines, mode: mode)
  }

  /// The text as it was measured last, from a line on.
  func text(from start: TextLayout.Start) -> String { layouts.text(from: start) }

  /// The text with its fonts.
  private func styled(_ font: UIFont) -> StyledText {
    attributed.map { StyledText($0, font: font) } ?? StyledText(text ?? "", font.run)
  }

  // MARK: Attributes of the first character

  /// The paragraph style; nil without attributes.
  var paragraphStyle: NSParagraphStyle? { first(.paragraphStyle) as? NSParagraphStyle }
  /// The colour; nil without attributes.
  var color: UIColor? { first(.foregroundColor) as? UIColor }

  private func first(_ key: NSAttributedString.Key) -> Any? {
    guard let attributed, attributed.length > 0 else { return nil }
    return attributed.attribute(key, at: 0, effectiveRange: nil)
  }

  /// The text in lines, in the largest font in which all of it fits into a room.
  /// - Parameter least: The least factor of the font's size, at most 1; what is not positive, or no
  ///   number, means no limit. If the text does not fit even so, it is cut at this size.
  mutating func smaller(
    font: UIFont, metrics: AnyTextMetrics, room: CGSize, lines: Int, mode: NSLineBreakMode,
    least: CGFloat
  ) -> TextLayout {
    if !layouts.isMeasured(by: metrics) { layouts.measure(styled(font), by: metrics) }
    let fit = TextLayoutCache.Fit(
      room: room, lines: lines, mode: mode,
      least: least > Self.leastScale ? min(least, 1) : Self.leastScale)
    if let layout = layouts.smaller(for: fit) { return layout }
    let layout = styled(font).smaller(fit, metrics)
    layouts.keep(layout, for: fit)
    return layout
  }

  /// The factor below which no text is drawn smaller; nobody could read it.
  private static var leastScale: CGFloat { 0.05 }
}

extension StyledText {
  /// The text in lines, in the largest font in which it fits.
  fileprivate func smaller(_ fit: TextLayoutCache.Fit, _ metrics: AnyTextMetrics) -> TextLayout {
    func layout(_ factor: Double, lines: Int) -> TextLayout {
      TextLayout(
        scaled(by: factor).measured(by: metrics), width: fit.room.width, maximumLines: lines,
        mode: fit.mode)
    }
    func fits(_ layout: TextLayout) -> Bool {
      !layout.isTruncated && layout.lines(in: fit.room.height).count == layout.lines.count
    }
    var (small, large) = (Double(fit.least), 1.0)
    var best = layout(small, lines: fit.lines)
    guard fits(best) else {
      let fitting = best.lines(in: fit.room.height).count
      return fitting < best.lines.count ? layout(small, lines: max(1, fitting)) : best
    }
    // Seven halvings find the size to less than a hundredth.
    for _ in 0..<7 {
      let middle = (small + large) / 2
      let candidate = layout(middle, lines: fit.lines)
      if fits(candidate) { (small, best) = (middle, candidate) } else { large = middle }
    }
    return best
  }
}

import Typefaces

/// A piece of text in one font.
package struct TextRun: Equatable, Sendable {
  var text: String
  var typeface: Typeface
  /// The size of the font in points.
  var size: Double
  /// The distance from one baseline to the next on a device, in points; 0 for a font that is no
  /// text style's.
  var linePitch = 0.0
  /// What is added after each character, in points.
  var kerning = 0.0
  /// How far the text stands above the line's baseline, in points.
  var baselineOffset = 0.0
  /// The extent of an attachment. The text is then one object replacement character.
  var attachment: Attachment?

  /// The room of an attachment in its line.
  struct Attachment: Equatable, Sendable {
    /// The width in points.
    var width: Double
    /// The distance from the baseline up to the top, in points.
    var ascent: Double
    /// The distance from the baseline down to the bottom, in points.
    var descent: Double
  }
}

/// The rules of a paragraph that change where its lines stand. Lengths are in points.
///
/// Source: <https://developer.apple.com/documentation/uikit/nsparagraphstyle>
struct ParagraphRules: Hashable, Sendable {
  var lineSpacing = 0.0
  var paragraphSpacing = 0.0
  var paragraphSpacingBefore = 0.0
  var firstLineHeadIndent = 0.0
  var headIndent = 0.0
  /// The end of lines: from the leading edge if positive, else from the trailing one.
  var tailIndent = 0.0
  var minimumLineHeight = 0.0
  /// The greatest height of a line; 0 means no limit.
  var maximumLineHeight = 0.0
  /// The factor of a line's own height; 0 means 1.
  var lineHeightMultiple = 0.0
  /// Whether the last line is not left with a single word.
  var pushesOut = false

  /// The height of a line whose fonts ask for `natural`.
  func lineHeight(_ natural: Double) -> Double {
    let scaled = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    let raised = max(scaled, minimumLineHeight)
    return maximumLineHeight > 0 ? min(raised, maximumLineHeight) : raised
  }

  /// The width of a line in a container of this width, and the indent at its start.
  func extent(in width: Double, isFirst: Bool) -> (indent: Double, width: Double) {
    let indent = isFirst ? firstLineHeadIndent : headIndent
    let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
    return (indent, max(0, end - indent))
  }
}

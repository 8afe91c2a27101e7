import Cells
import LayoutTools
import Stage

/// The line of a constraint in a picture, with its look.
public struct PictureLine: Hashable, Sendable {
  /// A sign before the number, so that colour is not alone in telling what is the matter.
  public enum Mark: Hashable, Sendable {
    /// The constraint is left out because of a conflict.
    case broken
    /// An item of the constraint is ambiguous.
    case ambiguous
    /// An item of the constraint is not where the document has it.
    case misplaced
    /// A tool would add the constraint.
    case added
    /// A tool would remove the constraint, or give it another value.
    case removed

    func text(_ glyphs: GlyphSet) -> String {
      switch self {
      case .broken: glyphs == .unicode ? "✗" : "X"
      case .ambiguous: "?"
      case .misplaced: glyphs == .unicode ? "~" : "&"
      case .added: "+"
      case .removed: glyphs == .unicode ? "−" : "-"
      }
    }
  }

  /// The place of the line in points, in the window's coordinates.
  public var line: CanvasLine
  public var style: Style
  public var mark: Mark?
  /// Whether it is drawn with heavy lines, and gets its place before the others.
  public var isSelected = false
  /// Whether its number is shown.
  public var hasNumber = false
  /// Whether the line is dashed although its constraint is required.
  public var isProposed = false
  /// Whether the constraint is taken away when the app runs.
  public var isPlaceholder = false
  /// Whether it is a guideline, whose name stands at its end.
  public var isGuideline = false
  /// The view that a click on the line selects; nil for none.
  public var path: ViewPath?
  public var constraint: ConstraintID?
  /// The rectangle of the view that touches of the line reach, in the window's coordinates in
  /// points.
  var area = CGRect.zero

  /// Creates a line that a click does not find.
  public init(_ line: CanvasLine, style: Style, mark: Mark? = nil) {
    self.line = line
    self.style = style
    self.mark = mark
  }

  /// The turn in which the line is drawn: selected lines and guidelines first, then those that have
  /// the fewest places.
  var rank: Int {
    if isSelected || isGuideline { return 0 }
    return switch line.kind {
    case .alignment: 1
    case .space: 2
    case .size: 3
    }
  }
  static let ranks = 0...3

  /// The signs of the line and, if it is asked for, its number with the priority: `~≥24@750`.
  /// - Parameter isShort: Whether there is no line to tell the direction of a length.
  func text(_ glyphs: GlyphSet, isShort: Bool = false) -> String {
    var text = mark?.text(glyphs) ?? ""
    if isShort {
      switch (glyphs, line.isVertical) {
      case (.unicode, false): text += "↔"
      case (.unicode, true): text += "↕"
      case (.ascii, false): text += "<>"
      case (.ascii, true): text += "^"
      }
    }
    switch line.relation {
    case .equal: text += line.isShared ? "=" : ""
    case .lessThanOrEqual: text += glyphs == .unicode ? "≤" : "<="
    case .greaterThanOrEqual: text += glyphs == .unicode ? "≥" : ">="
    }
    if hasNumber || isGuideline { text += line.label }
    if hasNumber, line.isOptional { text += "@\(Int(line.priority.rounded()))" }
    if isPlaceholder { text += glyphs == .unicode ? "⌑" : "(p)" }
    // The signs are in ASCII already; the label may have other characters.
    return glyphs == .ascii ? text.drawn(with: glyphs) : text
  }

  /// The characters of the line. Without colours, a plain line is a double one, so that it is not
  /// taken for an edge of a box.
  func strokes(_ glyphs: GlyphSet, isColored: Bool) -> Strokes {
    let isDashed = line.isOptional || isProposed
    if isGuideline {
      let rule: Character =
        glyphs == .unicode ? line.isVertical ? "┊" : "┄" : line.isVertical ? ":" : "."
      return Strokes(rule, rule, rule)
    }
    if line.kind == .alignment, !isColored, !isDashed, !isSelected, glyphs == .unicode {
      let rule: Character = line.isVertical ? "║" : "═"
      return Strokes(rule, rule, rule)
    }
    return switch (glyphs, line.isVertical) {
    case (.unicode, false):
      Strokes(
        isSelected ? isDashed ? "╍" : "━" : isDashed ? "╌" : "─",
        isSelected ? "┣" : "├", isSelected ? "┫" : "┤")
    case (.unicode, true):
      Strokes(
        isSelected ? isDashed ? "╏" : "┃" : isDashed ? "╎" : "│",
        isSelected ? "┳" : "┬", isSelected ? "┻" : "┴")
    case (.ascii, false):
      Strokes(isSelected ? "=" : "-", "|", "|", isGapped: isDashed)
    case (.ascii, true):
      Strokes(isDashed ? ":" : isSelected ? "#" : "|", "+", "+")
    }
  }

  struct Strokes {
    let rule: Character
    let start: Character
    let end: Character
    /// Whether every other cell is left free, where there is no character for dashed lines.
    let isGapped: Bool

    init(_ rule: Character, _ start: Character, _ end: Character, isGapped: Bool = false) {
      (self.rule, self.start, self.end, self.isGapped) = (rule, start, end, isGapped)
    }
  }
}

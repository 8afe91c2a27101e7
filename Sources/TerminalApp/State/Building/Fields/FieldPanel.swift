import InterfaceBuilder
import LayoutTools

/// One of Interface Builder's inspectors that is open, and what is done in it.
struct FieldPanel: Equatable, Sendable {
  /// A constraint that was opened from the list of a view's constraints.
  struct OpenedConstraint: Equatable, Sendable {
    let id: String
    /// The id of the view.
    let view: String
  }

  let inspector: Inspector
  /// The constraint whose attributes are shown in place of the view's.
  var opened: OpenedConstraint?
  /// The index of the marked row, if that can be marked.
  private var row = 1
  /// What is typed into the marked row; nil while nothing is.
  private(set) var typed: TypedText?
  /// What is wrong with what is typed.
  private(set) var refusal: String?
  /// Size classes for which each field that varies has a row, even if the document has no value for
  /// them; nil for none.
  private(set) var variation: VariationCondition?

  /// - Parameter earlier: The inspector that was open before, whose choices stay.
  init(_ inspector: Inspector, after earlier: FieldPanel? = nil) {
    self.inspector = inspector
    variation = earlier?.variation
  }

  // MARK: - The mark

  /// The index of the marked row: the nearest one that can be marked, as rows come and go.
  func marked(in rows: [FieldRow]) -> Int {
    let here = min(max(0, row), rows.count - 1)
    let before = rows.prefix(here + 1).lastIndex(where: \.isMarkable)
    return before ?? rows.firstIndex(where: \.isMarkable) ?? 0
  }

  /// Marks a row, or the next one in the direction of the step that can be marked.
  mutating func mark(_ wanted: Int, in rows: [FieldRow]) {
    endTyping()
    let goesBack = wanted < marked(in: rows)
    let after = rows.indices.first { $0 >= wanted && rows[$0].isMarkable }
    let before = rows.indices.last { $0 <= wanted && rows[$0].isMarkable }
    if let next = goesBack ? before ?? after : after ?? before { row = next }
  }

  /// Marks the first row of the section so many headings on.
  mutating func markSection(_ steps: Int, in rows: [FieldRow]) {
    let headings = rows.indices.filter {
      if case .heading = rows[$0].content { true } else { false }
    }
    let here = headings.lastIndex { $0 < marked(in: rows) } ?? 0
    let next = min(max(0, here + steps), headings.count - 1)
    guard headings.indices.contains(next) else { return }
    endTyping()
    row = rows.indices.first { $0 > headings[next] && rows[$0].isMarkable } ?? row
  }

  // MARK: - Typing

  /// Begins to type: what is there is a proposal, which the first character replaces.
  mutating func beginTyping(_ text: String) {
    typed = TypedText(text)
    refusal = nil
  }

  mutating func endTyping() {
    typed = nil
    refusal = nil
  }

  mutating func type(_ character: Character) { typed?.type(character) }
  mutating func perform(_ edit: TypedText.Edit) { typed?.perform(edit) }
  mutating func refuse(_ sentence: String?) { refusal = sentence }

  // MARK: - Size classes

  /// Goes through the size classes for which fields get rows: none, then the combinations of the
  /// canvas's own.
  mutating func stepVariation(on canvas: Canvas) {
    let (width, height) = (canvas.traits.width, canvas.traits.height)
    let all: [VariationCondition?] = [
      nil, VariationCondition(width: width), VariationCondition(width: nil, height: height),
      VariationCondition(width: width, height: height),
    ]
    let here = all.firstIndex(of: variation) ?? 0
    variation = all[(here + 1) % all.count]
  }
}

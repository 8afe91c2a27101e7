import InterfaceBuilder
import LayoutTools

/// A tool that is open: its options, and which of them is marked.
struct ToolPanel: Equatable, Sendable {
  /// The tool with its options.
  private(set) var form: any ToolForm
  /// The index of the marked row.
  private(set) var marked = 0
  /// The number that is typed into the marked row.
  private(set) var typed: TypedText?

  init(_ form: some ToolForm) { self.form = form }

  static func == (first: ToolPanel, second: ToolPanel) -> Bool {
    first.marked == second.marked && first.typed == second.typed
      && first.form.isEqual(to: second.form)
  }

  mutating func mark(_ row: Int, on canvas: Canvas) {
    marked = min(max(0, row), max(0, form.rows(on: canvas).count - 1))
    typed = nil
  }

  mutating func toggle(_ row: Int, on canvas: Canvas) {
    mark(row, on: canvas)
    let rows = form.rows(on: canvas)
    guard rows.indices.contains(row), rows[row].obstacle == nil else { return }
    form.toggle(row, on: canvas)
  }

  mutating func step(by steps: Int, on canvas: Canvas) {
    typed = nil
    form.step(marked, by: steps, on: canvas)
  }

  /// What the marked row can be, as a list.
  func choices(on canvas: Canvas) -> [PanelChoice] { form.choices(marked, on: canvas) }

  /// Gives the marked row one of its choices, by the index of the choice.
  mutating func choose(_ choice: Int, on canvas: Canvas) {
    typed = nil
    guard choices(on: canvas).indices.contains(choice) else { return }
    form.choose(choice, marked, on: canvas)
  }

  /// Types a character of a number into the marked row, or toggles the row that has the character
  /// as its key.
  /// - Returns: Whether the character means anything.
  mutating func type(_ character: Character, on canvas: Canvas) -> Bool {
    let rows = form.rows(on: canvas)
    guard rows.indices.contains(marked) else { return false }
    let isNumber = "0123456789.,".contains(character) || typed != nil && "+-*/ ".contains(character)
    if rows[marked].takesNumber, rows[marked].obstacle == nil, isNumber || character == "-" {
      var text = typed ?? TypedText("")
      text.type(character == "," ? "." : character)
      take(text, on: canvas)
      return true
    }
    guard let row = rows.firstIndex(where: { $0.key == character }) else { return false }
    toggle(row, on: canvas)
    return true
  }

  mutating func erase(on canvas: Canvas) {
    guard var text = typed else { return }
    text.perform(.erase)
    take(text, on: canvas)
  }

  private mutating func take(_ text: TypedText, on canvas: Canvas) {
    typed = text
    if let number = Arithmetic.value(of: text.text), NumberKind.lengths.contains(number) {
      form.set(marked, to: number, on: canvas)
    }
  }

  /// What is wrong with the number that is typed, which the tool does not take.
  var refusal: String? {
    guard let number = typed.flatMap({ Arithmetic.value(of: $0.text) }),
      !NumberKind.lengths.contains(number)
    else { return nil }
    return "Not accepted: numbers are \(NumberKind.words(for: NumberKind.lengths))"
  }
}

import LayoutTools

/// A tool that is open: its options, and which of them is marked.
struct ToolPanel: Equatable, Sendable {
  /// The tools with their options.
  enum Tool: Equatable, Sendable {
    case pin(PinForm)
    case align(AlignForm)
    case stack(StackForm)
    case connect(ConnectForm)
    case resolve(ResolveForm)
  }

  private(set) var tool: Tool
  /// The index of the marked row.
  private(set) var marked = 0
  /// The number that is typed into the marked row.
  private(set) var typed: TypedText?

  init(_ tool: Tool) { self.tool = tool }

  var form: any ToolForm {
    switch tool {
    case .pin(let form): form
    case .align(let form): form
    case .stack(let form): form
    case .connect(let form): form
    case .resolve(let form): form
    }
  }

  mutating func mark(_ row: Int, on canvas: Canvas) {
    marked = min(max(0, row), max(0, form.rows(on: canvas).count - 1))
    typed = nil
  }

  mutating func toggle(_ row: Int, on canvas: Canvas) {
    mark(row, on: canvas)
    change { $0.toggle(row, on: canvas) }
  }

  mutating func step(by steps: Int, on canvas: Canvas) {
    typed = nil
    let row = marked
    change { $0.step(row, by: steps, on: canvas) }
  }

  /// Types a character of a number into the marked row, or toggles the row that has the character as its key.
  /// - Returns: Whether it means anything.
  mutating func type(_ character: Character, on canvas: Canvas) -> Bool {
    let rows = form.rows(on: canvas)
    guard rows.indices.contains(marked) else { return false }
    let isNumber = "0123456789.,".contains(character) || typed != nil && "+-*/ ".contains(character)
    if rows[marked].takesNumber, isNumber || character == "-" {
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
    let row = marked
    if let number = Arithmetic.value(of: text.text) {
      change { $0.set(row, to: number, on: canvas) }
    }
  }

  private mutating func change(_ body: (inout any ToolForm) -> Void) {
    var form = form
    body(&form)
    switch form {
    case let form as PinForm: tool = .pin(form)
    case let form as AlignForm: tool = .align(form)
    case let form as StackForm: tool = .stack(form)
    case let form as ConnectForm: tool = .connect(form)
    case let form as ResolveForm: tool = .resolve(form)
    default: break
    }
  }
}

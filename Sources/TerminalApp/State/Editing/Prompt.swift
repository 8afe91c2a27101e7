import Cells
import InterfaceBuilder
import Stage

/// A line below the canvas in which the new values of properties are typed.
struct Prompt: Equatable, Sendable {
  /// A property with its present value. Numbers for several properties are typed with blanks
  /// between them.
  struct Field: Equatable, Sendable {
    let property: EditedProperty
    let before: EditedValue
  }

  let target: SceneEdit.Target
  let subject: String
  let fields: [Field]
  /// What the target is called at present; the subject may be an earlier name.
  private let shown: String
  /// The typed text. It begins as the present value, which a first digit replaces and an operator
  /// continues.
  var line: TypedText

  init(target: SceneEdit.Target, subject: String, fields: [Field], shown: String? = nil) {
    self.target = target
    self.subject = subject
    self.fields = fields
    self.shown = shown ?? subject
    line = TypedText(
      fields.map { field in
        if case .text(let text) = field.before { Self.typed(text) } else { "\(field.before)" }
      }.joined(separator: " "))
  }

  /// What is asked for: `constant of titleLabel.top == view.top`.
  var label: String {
    fields.map(\.property.name).joined(separator: ", ") + " of " + shown
  }

  private var text: String { line.text }

  mutating func perform(_ edit: TypedText.Edit) {
    // The present number goes as a whole, as it does when a digit replaces it.
    if line.isProposal, isNumeric, edit == .erase { line.clear() } else { line.perform(edit) }
  }

  /// Whether the first character replaces what is there.
  var isProposal: Bool { line.isProposal && isNumeric }

  private var isNumeric: Bool {
    fields.allSatisfy { $0.property.isNumeric }
  }

  /// The edits that the text makes, or why it makes none.
  func edits() -> Result<[SceneEdit], CommandRefusal> {
    let words = isNumeric ? numbers : [text]
    guard words.count == fields.count else {
      return .failure(
        CommandRefusal(
          fields.count == 1
            ? "Type a number, such as 12 or 16 + 8 / 2"
            : "Type a number, or two with a blank between: width and height"))
    }
    var edits: [SceneEdit] = []
    for (field, word) in zip(fields, words) {
      let value: EditedValue
      // A ratio is kept as it is typed, 1:3 or 1/3, if the property admits ratios.
      if word.contains(where: ":/".contains), let ratio = Multiplier(word),
        field.property.admits(.ratio(ratio))
      {
        value = .ratio(ratio)
      } else if field.property.isNumeric {
        guard let number = Arithmetic.value(of: word) else {
          return .failure(CommandRefusal("\(word.isEmpty ? "Nothing" : word) is not a number"))
        }
        guard field.property.admits(.number(number)) else {
          return .failure(CommandRefusal(field.property.limits))
        }
        value = field.property.stored(.number(number))
      } else {
        value = .text(Self.meant(word))
      }
      if value != field.before {
        edits.append(
          SceneEdit(field.property, of: target, from: field.before, to: value, subject: subject))
      }
    }
    return .success(edits)
  }

  /// The numbers that are typed. Where one is asked for, it may have blanks between its parts.
  /// Where several are asked for, a single one stands for all.
  private var numbers: [String] {
    guard fields.count > 1 else { return [text] }
    let words = text.split(separator: " ").map(String.init)
    return words.count == 1 ? fields.map { _ in words[0] } : words
  }

  /// A text as it is typed on one line.
  private static func typed(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
  }

  private static func meant(_ typed: String) -> String {
    var text = ""
    var isEscaped = false
    for character in typed {
      if isEscaped {
        text += character == "n" ? "\n" : character == "\\" ? "\\" : "\\\(character)"
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        text.append(character)
      }
    }
    return isEscaped ? text + "\\" : text
  }
}

extension Prompt: OverlayContent {
  var overlay: Overlay { .prompt(self) }
  var context: KeyMap.Context { .prompt }
  var words: (name: String, end: String) { ("this line", "leaves it") }

  @discardableResult mutating func type(_ character: Character) -> Bool {
    // A text is continued, and a number replaced.
    if !isNumeric || "+-*/".contains(character) { line.keep() }
    line.type(character)
    return true
  }

  /// Takes what is typed, or says what is wrong with it.
  func choose(in state: inout AppState, on content: SceneSnapshot) -> [Effect] {
    switch edits() {
    case .success(let edits):
      state.overlay = nil
      return state.make(edits)
    case .failure(let refusal):
      state.message = refusal.sentence
      return []
    }
  }

  func press(
    at cell: CellPoint, in state: inout AppState, on content: SceneSnapshot
  ) -> [Effect] {
    []
  }
}

extension EditedProperty {
  fileprivate var isNumeric: Bool {
    switch kind {
    case .number, .priority: true
    case .flag, .relation, .text: false
    }
  }

  /// The numbers that the property can be, in a sentence.
  var limits: String {
    guard case .number(let range) = kind else {
      return "A priority is more than 0 and at most 1000"
    }
    let most = EditedValue.number(range.upperBound)
    return self == .multiplier
      ? "A multiplier is between -\(most) and \(most), and not 0"
      : "A \(name) is between -\(most) and \(most)"
  }
}

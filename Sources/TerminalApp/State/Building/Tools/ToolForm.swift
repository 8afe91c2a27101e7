import LayoutTools

/// A tool with its options, each of them a row of its panel.
protocol ToolForm: Equatable, Sendable {
  /// The name of the tool.
  var title: String { get }
  /// The rows of the panel. A tool is for the views that were selected when it was opened, and
  /// closes when other views are selected.
  func rows(on canvas: Canvas) -> [PanelRow]
  /// Turns the option of a row on or off, or to its next value.
  mutating func toggle(_ row: Int, on canvas: Canvas)
  /// Goes to another value of the row's choices.
  mutating func step(_ row: Int, by steps: Int, on canvas: Canvas)
  /// The choices of a row as a list; empty if the list would say no more than the row.
  func choices(_ row: Int, on canvas: Canvas) -> [PanelChoice]
  /// Gives a row one of its choices, by the index of the choice.
  mutating func choose(_ choice: Int, _ row: Int, on canvas: Canvas)
  /// Sets the number of a row.
  mutating func set(_ row: Int, to number: Double, on canvas: Canvas)
  /// What the tool would do.
  func proposal(on canvas: Canvas) -> ToolProposal
}

extension ToolForm {
  // Most tools have neither further choices nor numbers.
  mutating func step(_ row: Int, by steps: Int, on canvas: Canvas) {}
  mutating func set(_ row: Int, to number: Double, on canvas: Canvas) {}
  func choices(_ row: Int, on canvas: Canvas) -> [PanelChoice] { [] }
  mutating func choose(_ choice: Int, _ row: Int, on canvas: Canvas) {}

  /// Whether another form is of the same tool, with the same options.
  func isEqual(to other: any ToolForm) -> Bool { other as? Self == self }
}

/// One of the choices of a row of a tool's panel.
struct PanelChoice: Equatable, Sendable {
  let title: String
  /// What is said beside the title: a distance, and what is at that distance.
  var note = ""
  /// Whether the row has this choice at present.
  let isChosen: Bool
}

/// A row of a tool's panel.
struct PanelRow: Equatable, Sendable {
  /// What can be changed.
  enum Control: Equatable, Sendable {
    case toggle(Bool)
    /// A number that counts if it is on.
    case number(String, isOn: Bool)
    case choice(String)
  }

  /// A row in few columns.
  struct Short: Equatable, Sendable {
    let label: String
    let note: String
  }

  let label: String
  let control: Control
  /// What is said beside the row, such as what an edge is pinned to.
  var note = ""
  /// The label and the note where not both of them have room.
  var short: Short?
  /// The key that toggles the row, wherever the mark is.
  var key: Character?
  /// Why the row means nothing at present; nil if it does something.
  var obstacle: String?

  /// Whether something stands behind the label.
  var hasValue: Bool { takesNumber || !note.isEmpty }

  /// Whether the row is on; nil for a row that is no switch.
  var isOn: Bool? {
    switch control {
    case .toggle(let isOn), .number(_, let isOn): isOn
    case .choice: nil
    }
  }

  /// Whether a number can be typed.
  var takesNumber: Bool { if case .number = control { true } else { false } }
}

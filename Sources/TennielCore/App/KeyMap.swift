import TerminalIO

/// The one table of keys: what dispatches them also prints the help screen, the hints in the last
/// row and the keys' part of `--help`.
struct KeyMap: Sendable {
  /// Where a row of the table counts.
  enum Context: Hashable, Sendable, CaseIterable {
    /// The canvas and its inspector.
    case canvas
    /// The help screen or the list of problems lies on top.
    case list
  }

  /// A heading of the help screen.
  enum Group: String, Hashable, Sendable, CaseIterable {
    case screen = "Screen"
    case scene = "Scene"
    case view = "View"
    case app = "App"
    case list = "In a list"
  }

  /// One line of help: keys that belong together, and what each of them does.
  struct Row: Sendable {
    let group: Group
    let context: Context
    let bindings: [(key: Key, action: Action)]
    /// How the keys are written for people; `ascii` where the terminal has no arrows.
    let label: String
    let ascii: String
    let help: String
    /// What the last row of the screen says after the key, if the keys are named there.
    let hint: String?
    /// How the keys are written in the last row.
    let hintLabel: String

    /// The same, where the terminal has no arrows.
    var asciiHintLabel: String { ascii == label ? hintLabel : ascii }
  }

  let rows: [Row]
  private let actions: [Context: [Key: Action]]

  init(_ rows: [Row]) {
    self.rows = rows
    var actions: [Context: [Key: Action]] = [:]
    for row in rows {
      for binding in row.bindings {
        actions[row.context, default: [:]][binding.key] = binding.action
      }
    }
    self.actions = actions
  }

  /// What a key does, or nil if it does nothing there. Keys of the canvas that make sense over a
  /// list too (to leave, to repaint) work there as well.
  func action(for key: Key, in context: Context) -> Action? {
    if let action = actions[context]?[key] { return action }
    guard context == .list, let action = actions[.canvas]?[key] else { return nil }
    switch action {
    case .quit, .suspend, .repaint, .help, .problems: return action
    default: return nil
    }
  }

  /// The rows that the last line of the screen names, the most useful first.
  func hints(in context: Context) -> [Row] {
    rows.filter { $0.context == context && $0.hint != nil }
  }
}

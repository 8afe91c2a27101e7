import Cells
import TerminalIO

/// The keys of a review. The table dispatches them, and is the help, the last row and the keys'
/// part of `--help`.
struct ReviewKeys: Sendable {
  /// Where a row applies.
  enum Context: String, CaseIterable, Sendable {
    case pictures = "In a review"
    case list = "In the list of changes"
    case question = "In a question"
    case help = "In this help"
  }

  /// Related keys and what they do.
  struct Row: Sendable {
    let context: Context
    let bindings: [(key: Key, action: ReviewAction)]
    /// The keys as they are shown; `ascii` is for terminals without arrows.
    let label: String
    let ascii: String
    let help: String
    /// The words in the last row of the screen; nil if the keys are not named there.
    let hint: String?
    /// The keys in the last row.
    let hintLabel: String
  }

  let rows: [Row]

  /// What a key does; nil if it does nothing in the context.
  func action(for key: Key, in context: Context) -> ReviewAction? {
    let contexts = context == .pictures ? [context] : [context, .pictures]
    for context in contexts {
      for row in rows where row.context == context {
        guard let binding = row.bindings.first(where: { $0.key == key }) else { continue }
        // What covers the pictures leaves them alone.
        return context == contexts[0] || row.isGeneral ? binding.action : nil
      }
    }
    return nil
  }

  /// The rows that the last row of the screen names, the most useful first, without those that are
  /// always named.
  func hints(in context: Context) -> [Row] {
    rows.filter { $0.context == context && $0.hint != nil && !$0.isPermanent }
  }

  /// The rows that the last row of the screen always names.
  var permanent: [Row] { rows.filter(\.isPermanent) }
}

extension ReviewKeys.Row {
  /// Whether the keys work whatever is shown.
  fileprivate var isGeneral: Bool {
    bindings.allSatisfy { [.help, .quit, .repaint, .suspend].contains($0.action) }
  }

  fileprivate var isPermanent: Bool { isGeneral && hint != nil }
}

extension ReviewKeys {
  static let standard = ReviewKeys(rows: pictures + list + question + help)

  private static let pictures: [Row] = [
    row(.pictures, [("a", .accept)], "accept: keep the new layout", hint: "accept"),
    row(
      .pictures, [("enter", .acceptAndGo)], "accept, and show the next change that is left",
      hint: "and next"),
    row(
      .pictures,
      [
        ("tab", .step(1)), (">", .step(1)), ("shift-tab", .step(-1)), ("<", .step(-1)),
      ], "next, previous change; > and < as well", label: "tab shift-tab", hint: "next",
      hintLabel: "tab"),
    row(
      .pictures, [("space", .flip)], "the other picture, in the place of this one", hint: "flip"),
    row(
      .pictures, [("u", .takeBack), ("r", .takeBack)], "take back what was accepted last",
      hint: "undo", hintLabel: "u"),
    row(
      .pictures, [("A", .acceptMore)], "accept the rest of the scene, or all that is left",
      hint: "all"),
    row(
      .pictures, [("o", .view(.kept)), ("n", .view(.now)), ("d", .view(.both))],
      "the old layout, the new one, or both side by side", hint: "old new both"),
    row(.pictures, [("l", .list)], "the list of changes", hint: "list"),
    row(
      .pictures,
      [
        ("left", .scroll(columns: -4, rows: 0)), ("up", .scroll(columns: 0, rows: -1)),
        ("down", .scroll(columns: 0, rows: 1)), ("right", .scroll(columns: 4, rows: 0)),
      ], "scroll the pictures", label: "← ↑ ↓ →", ascii: "arrows"),
    row(
      .pictures, [("pageup", .page(-1)), ("pagedown", .page(1))], "scroll by a screenful",
      label: "pgup pgdn"),
    row(
      .pictures, [("home", .end(isLast: false)), ("end", .end(isLast: true))],
      "the top, the bottom"),
    row(
      .pictures, [("escape", .close)], "close what is open; else both pictures, where they fit",
      label: "esc"),
    row(.pictures, [("ctrl-l", .repaint)], "paint the whole screen again"),
    row(.pictures, [("ctrl-z", .suspend)], "leave for the shell; `fg` comes back"),
    row(.pictures, [("?", .help)], "this help", hint: "help"),
    row(
      .pictures, [("q", .quit), ("ctrl-c", .quit)], "leave: what is accepted is kept already",
      hint: "quit", hintLabel: "q"),
  ]

  private static let list: [Row] = [
    row(
      .list,
      [
        ("up", .scroll(columns: 0, rows: -1)), ("down", .scroll(columns: 0, rows: 1)),
        ("shift-tab", .step(-1)), ("tab", .step(1)),
      ], "another change", label: "↑ ↓ tab", ascii: "up down tab", hint: "choose",
      hintLabel: "↑ ↓"),
    row(
      .list,
      [
        ("pageup", .page(-1)), ("pagedown", .page(1)), ("home", .end(isLast: false)),
        ("end", .end(isLast: true)),
      ], "a screenful further; home and end", label: "pgup pgdn"),
    row(
      .list, [("a", .accept), ("u", .takeBack)], "accept, and take back", hint: "accept, take back"),
    row(
      .list, [("enter", .close), ("escape", .close), ("l", .close)], "show the marked change",
      label: "enter esc l", hint: "show", hintLabel: "enter"),
  ]

  private static let question: [Row] = [
    row(.question, [("s", .acceptScene)], "accept what is left of the scene", hint: "this scene"),
    row(.question, [("a", .acceptAll)], "accept everything that is left", hint: "everything"),
    row(.question, [("escape", .close)], "accept nothing", label: "esc", hint: "nothing"),
  ]

  private static let help: [Row] = [
    row(
      .help,
      [
        ("up", .scroll(columns: 0, rows: -1)), ("down", .scroll(columns: 0, rows: 1)),
        ("pageup", .page(-1)), ("pagedown", .page(1)), ("home", .end(isLast: false)),
        ("end", .end(isLast: true)),
      ], "scroll", label: "↑ ↓ pgup pgdn", ascii: "up down pgdn", hint: "scroll",
      hintLabel: "↑ ↓"),
    row(
      .help, [("escape", .close), ("enter", .close)], "close the help", label: "esc",
      hint: "close"),
  ]

  private static func row(
    _ context: Context, _ bindings: [(String, ReviewAction)], _ help: String,
    label: String? = nil, ascii: String? = nil, hint: String? = nil, hintLabel: String? = nil
  ) -> Row {
    let label = label ?? bindings.map(\.0).joined(separator: " ")
    return Row(
      context: context,
      bindings: bindings.map { name, action in
        guard let key = Key(name: name) else { preconditionFailure("no key is named \(name)") }
        return (key, action)
      }, label: label, ascii: ascii ?? label, help: help, hint: hint, hintLabel: hintLabel ?? label)
  }
}

import TerminalIO

/// The table of keys. It dispatches them, and prints the help screen, the hints in the last row and
/// the keys' part of `--help`.
package struct KeyMap: Sendable {
  /// The context in which a row applies.
  enum Context: String, Hashable, Sendable, CaseIterable {
    /// The canvas and the inspector.
    case canvas
    /// A list or a question, of which a line is chosen.
    case list
    /// The wall of small screens, on which the keys of the canvas work as well.
    case wall
    /// The list of changes.
    case changes
    /// A line in which values or a name are typed.
    case prompt
    /// A list that is searched by typing.
    case search
    /// The field or text view that is being edited.
    case typing
    case map
    /// The canvas of a document that is edited, on which the keys of the canvas work as well.
    case building
    /// The options of a tool.
    case panel
    /// The fields of an inspector.
    case fields
    /// The help screen, in which nothing is chosen.
    case help
  }

  /// A group of rows, with its heading on the help screen.
  package enum Group: String, Hashable, Sendable, CaseIterable {
    case screen = "Screen"
    case scene = "Scene"
    case document = "Document"
    case building = "While a document is edited"
    case panel = "In a tool"
    case fields = "In an inspector"
    case view = "View"
    case change = "Change"
    case app = "App"
    case list = "In a list"
    case wall = "On the wall"
    case changes = "In the list of changes"
    case prompt = "In a line that is typed"
    case search = "In a list that is searched"
    case typing = "While a field is edited"
    case map = "In the map"
    case help = "In this help"

    /// The context in which its keys apply: that of its own name, or else the canvas.
    var context: Context { Context(rawValue: "\(self)") ?? .canvas }
  }

  /// A line of help: related keys and their commands.
  package struct Row: Sendable {
    package let group: Group
    let context: Context
    /// The other contexts in which the keys of a row of the canvas work, unless the context has
    /// another meaning for a key. On the wall and while a document is edited, all keys of the
    /// canvas work.
    let alsoIn: Set<Context>
    package let bindings: [(key: Key, command: Command)]
    /// The commands of the keys, each once.
    let commands: [Command]
    /// The keys as they are shown; `ascii` is for terminals without arrows.
    let label: String
    package let ascii: String
    package let help: String
    /// The text after the keys in the last row of the screen; nil if they are not named there.
    let hint: String?
    /// The keys as they are shown in the last row.
    let hintLabel: String
    /// The names of the commands in the list of commands; nil if the help names them.
    let names: [String]?
    /// Further words by which its commands are found in the list of commands.
    let words: [String]

    /// The keys in the last row for terminals without arrow characters.
    var asciiHintLabel: String { ascii == label ? hintLabel : ascii }
  }

  package let rows: [Row]
  private let commands: [Context: [Key: Command]]
  /// The contexts besides their own in which the keys of the canvas work.
  private let shared: [Key: Set<Context>]
  /// The hints of each context, which every picture asks for.
  private var hints: [Context: [Hint]] = [:]

  init(_ rows: [Row]) {
    self.rows = rows
    var commands: [Context: [Key: Command]] = [:]
    var shared: [Key: Set<Context>] = [:]
    for row in rows {
      for (key, command) in row.bindings {
        commands[row.context, default: [:]][key] = command
        if row.context == .canvas { shared[key] = row.alsoIn }
      }
    }
    (self.commands, self.shared) = (commands, shared)
    for context in Context.allCases {
      hints[context] = rows.filter { $0.context == context && $0.hint != nil }.map {
        Hint($0, in: self)
      }
    }
  }

  /// The command of a key; nil if it has none in the context.
  func command(for key: Key, in context: Context) -> Command? {
    if let command = commands[context]?[key] { return command }
    guard let contexts = shared[key] else { return nil }
    let isShared =
      switch context {
      case .wall, .building: true
      // Keys that type nothing keep their meaning; plain characters go to the field.
      case .typing: key.typed == nil
      default: contexts.contains(context)
      }
    return isShared ? commands[.canvas]?[key] : nil
  }

  /// The rows named in the last line of the screen, the most useful first.
  func hints(in context: Context) -> [Hint] { hints[context] ?? [] }
}

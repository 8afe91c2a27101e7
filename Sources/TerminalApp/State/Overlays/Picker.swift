import InterfaceBuilder
import Stage

/// A list that is searched by typing.
struct Picker: Equatable, Sendable {
  /// What is listed.
  enum Source: String, Hashable, Sendable, CaseIterable {
    case commands = "Command"
    case items = "View or constraint"
    case scenes = "Scene"
    case devices = "Device"
    case pictures = "Picture as"
    case help = "Help"
    case library = "Insert"
    case containers = "Move into"
    case steps = "Go to a step"
    case values = "Value"
    case options = "Option"

    /// What the list is about, which is not there in every mode.
    var needs: Command.Needs {
      switch self {
      case .devices: .panes
      case .library, .containers: .editedScene
      case .commands, .items, .scenes, .pictures, .help, .steps, .values, .options: []
      }
    }

    /// The word before what is typed.
    var title: String { rawValue }
  }

  /// What choosing an entry does.
  enum Choice: Equatable, Sendable {
    case perform(Command)
    case view(ViewPath)
    case constraint(ConstraintID)
    case scene(Int)
    case device(Device)
    case picture(PictureFormat)
    /// A view of the object library.
    case library(LibraryEntry)
    /// A view that gets the selected ones, by its id.
    case container(String)
    /// A number of steps of the document that are taken back; a negative number of steps is made
    /// again.
    case step(back: Int)
    /// A value of the marked field of an inspector.
    case value(AttributeValue)
    /// What the marked row of a tool's panel can be, by its index.
    case option(Int)
    /// A line of the help screen, by its index.
    case help(Int)
  }

  /// A line of the list.
  struct Entry: Equatable, Sendable {
    let text: SearchedText
    /// The second column, which is searched as well.
    var note = SearchedText("")
    /// Words by which the entry is found though it does not show them. An entry comes first if one
    /// of its keywords is typed in full.
    var keywords: [String] = []
    /// Further words, of which the beginning is enough.
    var words: [SearchedText] = []
    /// Why choosing the entry means nothing at present. This is searched as well, and counts less
    /// than all of the above.
    var obstacle: String?
    let choice: Choice
  }

  /// The most characters that are typed.
  static let longest = 60

  let source: Source
  /// The word before what is typed.
  let title: String
  private(set) var query = ""
  /// The index of the marked line among those found.
  private(set) var line = 0
  private(set) var entries: [Entry] = []
  /// What is found, the best first.
  private(set) var found: [Match] = []

  /// - Parameter title: The word before what is typed; nil for the source's.
  init(_ source: Source, title: String? = nil) {
    self.source = source
    self.title = title ?? source.title
  }

  /// The entry of the marked line.
  var marked: Entry? { found.indices.contains(line) ? entries[found[line].index] : nil }

  /// Lists entries. What is typed stays, and so does the marked line as far as there is one.
  mutating func list(_ entries: [Entry]) {
    self.entries = entries
    search()
    mark(line)
  }

  /// Marks a line, or else the nearest one.
  mutating func mark(_ line: Int) { self.line = min(max(0, line), max(0, found.count - 1)) }

  /// Adds a character to what is typed.
  @discardableResult mutating func type(_ character: Character) -> Bool {
    guard query.count < Self.longest else { return true }
    query.append(character)
    search()
    line = 0
    return true
  }

  /// Deletes the last character that was typed.
  mutating func erase() {
    guard !query.isEmpty else { return }
    query.removeLast()
    search()
    line = 0
  }

  /// Deletes all that was typed.
  mutating func eraseAll() {
    query = ""
    search()
    line = 0
  }

  private mutating func search() {
    found = Match.all(of: query, in: entries)
    // Commands and help are sentences, in which letters far apart are no abbreviation.
    if source == .commands || source == .help, found.contains(where: { !$0.isScattered }) {
      found.removeAll(where: \.isScattered)
    }
  }
}

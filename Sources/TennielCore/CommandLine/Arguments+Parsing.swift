import Commands
import Documents
import Wording

extension Arguments {
  /// Parses the words after the program's name.
  ///
  /// `--name value` and `--name=value` are equivalent; `--` ends the options.
  package init(parsing words: [String]) throws(UsageError) {
    self.init(.play)
    self.words = words
    var plain: [String] = []
    var taken: [(option: Option, value: String)] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        plain += rest
        rest = []
      } else if word.hasPrefix("-"), word != "-", !word.hasPrefix("-#") {
        taken.append(try Self.option(word, from: &rest))
      } else {
        plain.append(word)
      }
    }
    if let first = plain.first, let command = Subcommand.named(first) {
      self.command = command
      plain.removeFirst()
    }
    // What an option takes may depend on the command, which may stand behind the option.
    for (option, value) in taken { try option.apply(&self, value) }
    let given = taken.map(\.option)
    try takeVersions(from: &plain)
    takeItem(from: &plain)
    try takeDocuments(from: &plain)
    guard plain.count <= command.operands.most else { throw .surplus(plain, of: command) }
    switch command.operands {
    case .file: file = plain.first
    case .check: checkName = plain.first
    case .shell: shellName = plain.first
    case .scene, .sceneAndItem, .documents, .versions, .none: scene = plain.first
    }
    guard !wantsHelp, !wantsVersion else { return }
    for option in given where !option.commands.contains(command) {
      let others = Subcommand.all.filter(option.commands.contains).map(\.described)
      throw UsageError(
        "\(option.name) goes with \(others.listed), "
          + "not with \(command.described)" + Self.hint(inPlaceOf: option, of: command))
    }
    for option in given where option.needsDocuments && documents.isEmpty && command != .diff {
      throw UsageError(
        "\(option.name) goes with documents: name a storyboard, a xib or a folder of them")
    }
    try checkPairs(of: Set(given.map(\.name)))
    try checkScreen()
    try checkFormat()
    try checkCells()
  }

  /// Options that name several values of a property of screens, and those that say one.
  private static let pairs = [
    ("--devices", "--device"), ("--devices", "--size"), ("--devices", "--split"),
    ("--orientations", "--landscape"), ("--text-sizes", "--text-size"),
    ("--directions", "--rtl"), ("--languages", "--language"), ("--classes", "--width-class"),
    ("--classes", "--height-class"),
    ("--as-devices", "--device"), ("--as-devices", "--size"), ("--as-devices", "--split"),
    ("--as-devices", "--landscape"), ("--as-devices", "--every-width"),
    ("--as-devices", "--every-height"),
  ]

  /// What a command takes in place of an option that says one value; empty for nothing.
  private static func hint(inPlaceOf option: Option, of command: Subcommand) -> String {
    let several = pairs.first { $0.1 == option.name }?.0
    let isTaken = Option.all.contains { $0.name == several && $0.commands.contains(command) }
    return several.flatMap { isTaken ? ", which takes \($0)" : nil } ?? ""
  }

  /// Checks that nothing is said of one screen that is also said of several.
  private func checkPairs(of given: Set<String>) throws(UsageError) {
    for (several, one) in Self.pairs where given.contains(several) && given.contains(one) {
      throw UsageError("\(several) and \(one) say different things of the same: give one of them")
    }
  }

  /// Checks that the mouse of the keys stays in the terminal.
  private func checkCells() throws(UsageError) {
    var size = terminal ?? Self.usualTerminal
    for case .event(let event) in keys ?? [] {
      switch event {
      case .resize(let other): size = other
      case .mouse(let mouse):
        let cell = mouse.position
        guard cell.column >= size.columns || cell.row >= size.rows else { continue }
        throw UsageError(
          "the cell \(cell.column),\(cell.row) of --keys is outside of the terminal, which has "
            + "\(size.columns)x\(size.rows) cells, counted from 0,0")
      default: break
      }
    }
  }

  /// Checks that the format is one of the command's, and that the options about a picture go with
  /// it.
  private func checkFormat() throws(UsageError) {
    if let format, !command.output.formats.contains(format) {
      throw UsageError("\(command.described) prints \(command.formatsInWords)")
    }
    switch (command, format) {
    case (.render, .json):
      guard columns == nil, rows == nil else {
        throw UsageError("--columns and --rows size a picture, and --format json prints none")
      }
      guard !showsOwnFrames else {
        throw UsageError("--own-frames draws in a picture, and --format json prints none")
      }
    case (.list, _):
      guard !wantsChecks || documents.isEmpty else {
        throw UsageError("--checks lists the checks of every layout, and takes no document")
      }
    default: break
    }
  }

  /// Takes the last of several words as the view that the command tells of, unless it is one more
  /// document.
  private mutating func takeItem(from words: inout [String]) {
    guard command.operands == .sceneAndItem, words.count > 1, let last = words.last,
      !(DocumentReference(last).map { DocumentReference.isDocument($0.path) } ?? false)
    else { return }
    item = words.removeLast()
  }

  /// Takes the words as documents if any of them is one.
  private mutating func takeDocuments(from words: inout [String]) throws(UsageError) {
    guard command.operands.opensScene || command.operands == .documents else { return }
    documents = words.compactMap(DocumentReference.init)
    guard !documents.isEmpty else { return }
    if documents.contains(where: { $0.path == DocumentReference.input }),
      let obstacle = command.obstacleToInput, !wantsHelp
    {
      throw UsageError(
        "\(command.described) can't take a document from standard input: \(obstacle)")
    }
    if let other = words.first(where: { DocumentReference($0) == nil }) {
      let commands = command.isImplied && other == words[0] ? Subcommand.all.map(\.name) : []
      let near = Nearest.suggestions(for: other, among: commands)
      throw UsageError(
        "\(UsageError.quoted(other)) is neither a document nor a folder"
          + (near.isEmpty
            ? ", and scenes of the program are not opened together with documents"
            : ", nor a command; nearest: " + near.joined(separator: ", ")))
    }
    words = []
  }

  /// The option of a word, and its value, which may be taken from the following words.
  private static func option(
    _ word: String, from rest: inout ArraySlice<String>
  ) throws(UsageError) -> (option: Option, value: String) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = Option.former[String(parts[0])] ?? String(parts[0])
    guard let option = Option.all.first(where: { $0.name == name || $0.short == name }) else {
      if let meant = Option.values[name] {
        throw UsageError("unknown option \(UsageError.quoted(name)); that is \(meant)")
      }
      throw .unknown(
        "option", name, among: Option.all.flatMap { [$0.name, $0.short].compactMap(\.self) },
        listedBy: "--help")
    }
    var value = parts.count == 2 ? String(parts[1]) : nil
    if option.value == nil {
      if value != nil { throw UsageError("\(option.name) takes no value") }
    } else if value == nil, option.valueIsOptional {
      if let next = rest.first, next.looksLikeRange { value = rest.popFirst() }
    } else if value == nil {
      value = rest.popFirst()
      if value == nil {
        throw UsageError("\(option.name) needs a value: \(option.name) \(option.value ?? "")")
      }
    }
    return (option, value ?? "")
  }
}

extension String {
  /// Whether it is made of digits and of what people write between the ends of a range.
  fileprivate var looksLikeRange: Bool {
    contains(where: \.isNumber) && allSatisfy { $0.isNumber || ".…-".contains($0) }
  }
}

extension UsageError {
  /// The error of more words than a command takes. The first of two may be a misspelt command.
  fileprivate static func surplus(_ words: [String], of command: Subcommand) -> UsageError {
    if command.operands == .documents {
      return UsageError(
        "\(quoted(words[0])) is neither a document nor a folder: '\(command.name)' takes FILE.storyboard, "
          + "FILE.xib or a folder")
    }
    let rest = words.dropFirst(command.operands.most)
    let commands = Subcommand.all.filter { !$0.isImplied }.map(\.name).joined(separator: ", ")
    return UsageError(
      quoted(rest.first ?? "") + " is one word too many"
        + (command.isImplied ? ": \(quoted(words[0])) is none of the commands \(commands)" : "")
        + "; a name with blanks needs quotes")
  }
}

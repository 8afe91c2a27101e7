/// The table of floors: for each module its folders from the highest floor to the lowest, and the
/// arrows that point up all the same.
///
///     UIViews
///       Scrolling Animation
///       cycle: Views Layers
///       Drawing
///       Drawing -> Views 3
///
/// The folders in a folder have floors of their own, below the folder's path: `UIViews/Views`.
///
/// A folder may refer to those on lower lines, and on a line that begins with `cycle:` to one
/// another. An arrow with a number is one that points up, with the number of its references.
struct Floors {
  struct Module {
    /// The line of each folder, and whether the folders of that line are a cycle.
    var floors: [String: (line: Int, isCycle: Bool)] = [:]
    /// The references that each arrow that points up has.
    var exceptions: [Arrow: (line: Int, count: Int)] = [:]

    /// Whether the arrow points down, or stays inside a cycle.
    func allows(_ arrow: Arrow) -> Bool {
      guard let from = floors[arrow.from], let to = floors[arrow.to] else { return false }
      return from.line < to.line || from.line == to.line && from.isCycle
    }
  }

  private(set) var modules: [String: Module] = [:]
  /// What of the table can't be read, with lines.
  private(set) var mistakes: [String] = []

  /// The table of a text; a line from `#` on is a comment.
  init(_ text: String) {
    var module = ""
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = line.prefix { $0 != "#" }.split(separator: " ").map(String.init)
      guard let first = words.first else { continue }
      if !line.hasPrefix(" ") {
        module = first
        modules[module] = Module()
        if words.count > 1 { mistakes.append("\(index + 1): the name of a module stands alone") }
      } else if words.contains("->") {
        guard words.count == 4, words[1] == "->", let count = Int(words[3]), count > 0 else {
          mistakes.append("\(index + 1): an arrow that points up is: Folder -> Folder COUNT")
          continue
        }
        let arrow = Arrow(from: words[0], to: words[2])
        modules[module]?.exceptions[arrow] = (index + 1, count)
      } else {
        let isCycle = first == "cycle:"
        for folder in words.dropFirst(isCycle ? 1 : 0) {
          if modules[module]?.floors[folder] != nil {
            mistakes.append("\(index + 1): \(folder) has a floor already")
          }
          modules[module]?.floors[folder] = (index + 1, isCycle)
        }
      }
    }
  }
}

/// That files of one folder refer to what another folder of the module defines.
struct Arrow: Hashable, Comparable, CustomStringConvertible {
  let from: String
  let to: String

  var description: String { "\(from) -> \(to)" }

  static func < (one: Arrow, other: Arrow) -> Bool { (one.from, one.to) < (other.from, other.to) }
}

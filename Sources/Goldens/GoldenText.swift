/// A layout as it was once: a picture of cells, a table of frames, or both with an empty line
/// between them.
package struct GoldenText: Equatable, Sendable {
  /// A line of the table of frames.
  package struct Frame: Hashable, Sendable {
    /// The names of the view and of the views around it, with slashes between them.
    package let path: String
    /// x, y, width and height in points, in the superview's coordinates.
    package let numbers: [Double]
    /// What stands after the numbers, such as `hidden`; may be empty.
    package let note: String
  }

  /// The text, without a newline at its end.
  package let text: String
  /// The lines of the picture; none without a picture.
  package let picture: [String]
  /// The frames, each before those of its subviews; none without a table.
  package let frames: [Frame]

  /// Reads a text.
  package init(_ text: String) {
    self.text = text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let table = lines.lastIndex(of: "").map { $0 + 1 } ?? 0
    if let frames = Self.frames(of: lines[table...]) {
      self.frames = frames
      picture = Array(lines[..<max(0, table - 1)])
    } else {
      frames = []
      picture = lines
    }
  }

  /// The frames of a table; nil if a line has no frame.
  private static func frames(of lines: ArraySlice<String>) -> [Frame]? {
    var around: [String] = []
    var frames: [Frame] = []
    var seen: [String: Int] = [:]
    for line in lines {
      let words = line.split(separator: " ")
      let isHidden = words.last == "hidden"
      let numbers = words.dropLast(isHidden ? 1 : 0).suffix(4).compactMap { Double($0) }
      guard numbers.count == 4, words.count > 4 + (isHidden ? 1 : 0) else { return nil }
      let depth = line.prefix { $0 == " " }.count / 2
      guard depth <= around.count else { return nil }
      let name = words.dropLast(4 + (isHidden ? 1 : 0)).joined(separator: " ")
      around.removeLast(around.count - depth)
      around.append(name)
      let path = around.joined(separator: "/")
      seen[path, default: 0] += 1
      let count = seen[path] ?? 1
      frames.append(
        Frame(
          path: count == 1 ? path : "\(path)[\(count)]", numbers: numbers,
          note: isHidden ? "hidden" : ""))
    }
    return frames.isEmpty ? nil : frames
  }
}

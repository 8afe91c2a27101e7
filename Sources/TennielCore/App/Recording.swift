import Cells
import JSON

/// What a terminal shows in the course of time, in the second version of asciinema's format: a line
/// with the size, then one for each change.
///
/// Source: https://docs.asciinema.org/manual/asciicast/v2/
struct Recording {
  private(set) var text: String
  private let depth: ColorDepth
  private let start: Duration
  private var shown: CellGrid?
  private var size: CellSize

  /// - Parameter start: The time from which the times of frames are counted.
  init(title: String, size: CellSize, depth: ColorDepth, start: Duration) {
    self.depth = depth
    self.start = start
    self.size = size
    let header = JSONValue.object([
      JSONValue.Member("version", .number(2)),
      JSONValue.Member("width", .number(Double(size.columns))),
      JSONValue.Member("height", .number(Double(size.rows))),
      JSONValue.Member("title", .string(JSONString(title))),
      JSONValue.Member(
        "env", .object([JSONValue.Member("TERM", .string(JSONString("xterm-256color")))])),
    ])
    text = header.text + "\n"
    add("\u{1B}[?25l", kind: "o", at: start)
  }

  /// Adds the changes from the grid before to this one.
  mutating func add(_ grid: CellGrid, at time: Duration) {
    if grid.size != size {
      size = grid.size
      add("\(size.columns)x\(size.rows)", kind: "r", at: time)
    }
    let changes = grid.ansi(over: shown, depth: depth)
    shown = grid
    if !changes.isEmpty { add(changes, kind: "o", at: time) }
  }

  private mutating func add(_ data: String, kind: String, at time: Duration) {
    let milliseconds = Int((time - start) / .milliseconds(1))
    let seconds = Double(milliseconds) / 1000
    let line = JSONValue.array([
      .number(seconds), .string(JSONString(kind)), .string(JSONString(data)),
    ])
    text += line.text + "\n"
  }
}

import Cells

/// A form of the picture of a scene in a file, by the ending of its name.
enum PictureFormat: String, CaseIterable, Sendable {
  case svg
  case ansi = "ans"
  case text = "txt"

  /// Its name, and what it has.
  var words: (title: String, note: String) {
    switch self {
    case .svg: ("SVG", "shapes and letters, for pages")
    case .ansi: ("ANSI", "characters with colours, for terminals")
    case .text: ("text", "characters alone, for messages")
    }
  }

  /// The contents of a file with a picture.
  /// - Parameter title: What it shows.
  func contents(of grid: CellGrid, title: String) -> String {
    switch self {
    case .svg: grid.svg(title: title)
    case .ansi: grid.ansi(depth: .direct) + "\n"
    case .text: grid.text + "\n"
    }
  }
}

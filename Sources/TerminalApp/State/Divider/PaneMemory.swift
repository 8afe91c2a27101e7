import Painting

/// What is remembered of the panes from one run to the next: how they are divided, which are shown,
/// and the zoom. Marks, lists and modes such as guides, console, ruler and wall are of the moment,
/// and begin anew.
package struct PaneMemory: Equatable, Sendable {
  var divider = PaneDivider()
  var showsInspector = true
  var parts = InspectorParts.both
  var zoom = Viewport.Zoom.shape
}

extension PaneMemory {
  /// The text of the file: a line for each property, its name and its value.
  package var text: String {
    var lines = [
      "inspector \(showsInspector ? "on" : "off")", "parts \(parts.rawValue)",
      "zoom \(zoom.identifier)",
    ]
    if let beside = divider.beside { lines.append("beside \(beside)") }
    if let below = divider.below { lines.append("below \(below)") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads a text. Unknown lines change nothing.
  package init(_ text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 2 else { continue }
      let value = String(words[1])
      switch words[0] {
      case "inspector" where value == "on" || value == "off": showsInspector = value == "on"
      case "parts": parts = InspectorParts(rawValue: value) ?? parts
      case "zoom": zoom = Viewport.Zoom.allCases.first { $0.identifier == value } ?? zoom
      case "beside": divider.beside = Self.share(value) ?? divider.beside
      case "below": divider.below = Self.share(value) ?? divider.below
      default: break
      }
    }
  }

  private static func share(_ word: String) -> Int? {
    Int(word).flatMap { PaneDivider.shares.contains($0) ? $0 : nil }
  }
}

extension Viewport.Zoom {
  /// The word for the zoom in the file. Older files have `text` and `shape`, which are not read:
  /// there `text` is the default of that time, and no choice of the user's.
  fileprivate var identifier: String { name.replacing(" ", with: "-") }
}

extension Display {
  /// What is remembered of the panes.
  package var paneMemory: PaneMemory {
    get {
      PaneMemory(
        divider: panes.divider, showsInspector: panes.inspector.isShown,
        parts: panes.inspector.parts, zoom: followed?.zoom ?? zoom)
    }
    set {
      (panes.divider, panes.inspector.isShown) = (newValue.divider, newValue.showsInspector)
      panes.inspector.parts = newValue.parts
      if var followed {
        followed.zoom = newValue.zoom
        ground = .terminal(followed)
      } else {
        zoom = newValue.zoom
      }
      refit()
    }
  }
}

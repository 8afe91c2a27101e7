import Stage
import Wording

/// A scene as lists name it.
package struct SceneEntry: Hashable, Sendable {
  package let name: String
  /// The document's name where several are open.
  package var place: String?
  /// What it is about, in one line; may be empty.
  package var summary = ""
  /// Whether the scene comes after the first one in a document of the program's own.
  package var isPart = false
  /// The scene's own screen, if its view does not have the size of a device.
  package var own: OwnScreen?
  /// The canvas on which the document draws the scene; nil for a scene of code, and if the document
  /// names none.
  package var design: DesignCanvas?

  package init(
    name: String, place: String? = nil, summary: String = "", isPart: Bool = false,
    own: OwnScreen? = nil, design: DesignCanvas? = nil
  ) {
    (self.name, self.place, self.summary) = (name, place, summary)
    (self.isPart, self.own, self.design) = (isPart, own, design)
  }
}

extension DesignCanvas {
  /// This canvas, if a screen of another size is shown: its frames say nothing there.
  package func ifForeign(to screen: SimulatedScreen) -> DesignCanvas? {
    size == screen.size ? nil : self
  }

  /// Why its frames are not drawn on a screen of another size.
  package var notice: String {
    let shown = [size.width, size.height].map { $0.decimal(places: 1) }.joined(separator: " x ")
    return "The document's frames are drawn on its own screen alone: "
      + (device.map { "\($0), \(shown)" } ?? shown)
  }
}

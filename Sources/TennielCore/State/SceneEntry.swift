import Foundation
import Stage
import Wording

/// A scene as lists name it.
struct SceneEntry: Hashable, Sendable {
  let name: String
  /// The document's name where several are open.
  var place: String?
  /// Whether the scene comes after the first one in a document of the program's own.
  var isPart = false
  /// The scene's own screen, if its view does not have the size of a device.
  var own: OwnScreen?
  /// The canvas on which the document draws the scene; nil for a scene of code, and if the document
  /// names none.
  var design: DesignCanvas?
}

extension DesignCanvas {
  /// This canvas, if a screen of another size is shown: its frames say nothing there.
  func ifForeign(to screen: SimulatedScreen) -> DesignCanvas? { size == screen.size ? nil : self }

  /// Why its frames are not drawn on a screen of another size.
  var notice: String {
    let shown = [size.width, size.height].map { $0.decimal(places: 1) }.joined(separator: " x ")
    return "The document's frames are drawn on its own screen alone: "
      + (device.map { "\($0), \(shown)" } ?? shown)
  }
}

import Foundation
import Stage

/// A scene as lists name it.
struct SceneEntry: Hashable, Sendable {
  let name: String
  /// The document's name where several are open.
  var place: String?
  /// Whether it is one of those behind the first in a document of the program's own.
  var isPart = false
  /// Its screen if its view has not the size of a device.
  var own: OwnScreen?
  /// The screen on which its document draws it; nil for one that is made by code, or if none is
  /// said.
  var design: DesignCanvas?
}

extension DesignCanvas {
  /// This canvas, if a screen of another size is shown: its frames say nothing there.
  func ifForeign(to screen: SimulatedScreen) -> DesignCanvas? { size == screen.size ? nil : self }

  /// Why its frames are not drawn on a screen of another size.
  var notice: String {
    let shown = "\(Int(size.width)) x \(Int(size.height))"
    return "The document's frames are drawn on its own screen alone: "
      + (device.map { "\($0), \(shown)" } ?? shown)
  }
}

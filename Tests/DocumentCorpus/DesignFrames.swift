import AutoLayout
import Commands
import Documents
import Foundation
import InterfaceBuilder
import Nibs
import Stage
import TennielCore

/// The frames at which `tenniel render --design` shows the views of a document.
@MainActor struct DesignFrames {
  /// The frames by the ids of the views' elements, in their superviews.
  private var frames: [String: CGRect] = [:]

  /// Opens a document as the program does.
  /// - Parameters:
  ///   - keepsFrames: Whether views that nothing gives a size have that of the document's frames,
  ///     as the program has it.
  ///   - canvas: Tells the text size.
  init(ofDocumentAt path: String, keepsFrames: Bool, canvas: Canvas) {
    let size = canvas.textSize == .extraSmall ? ["--text-size", "XS"] : []
    let words = ["render", "--design", path] + size
    guard let arguments = try? Arguments(parsing: words),
      let program = try? Program(name: "tenniel", scenes: [], commandNames: [])
        .opening(arguments)
    else { return }
    if let document = program.library?.opened(path) { document.resources.keepsFrames = keepsFrames }
    for (index, scene) in program.scenes.enumerated() {
      guard let id = scene.origin?.id, let host = try? program.open(index, arguments) else {
        continue
      }
      take(host, of: id)
    }
  }

  /// Takes the frames of a scene's own views: a scene also shows the views of scenes that it
  /// contains.
  private mutating func take(_ host: SceneHost, of id: String) {
    for view in host.liveViews {
      guard let element = view.origin?.element, let name = element["id"], frames[name] == nil,
        sequence(first: element, next: \.parent).contains(where: { $0["id"] == id })
      else { continue }
      frames[name] = view.frame
    }
  }

  /// How far a view is from a frame, in points; infinite for a view that is not shown.
  func distance(of id: String, to frame: CGRect) -> CGFloat {
    frames[id].map { $0.distance(to: frame) } ?? .infinity
  }

  /// The frame of a view.
  subscript(id: String) -> CGRect? { frames[id] }
}

import Cells
import Foundation
import LayoutTools
import Stage

/// Selecting a view by letters.
extension AppState {
  /// Labels the views that are in sight, or takes the labels away.
  mutating func toggleLabels(on content: SceneSnapshot) {
    guard display.labels == nil, display.ground == .panes else {
      display.labels = nil
      return
    }
    let paths = pathsInSight(on: content)
    display.labels = paths.isEmpty ? nil : ViewLabels(paths)
    message = paths.isEmpty ? "No view is in sight" : Self.wantsLetters
  }

  /// The views in sight, of which the one nearest to the middle of the screen comes first.
  private func pathsInSight(on content: SceneSnapshot) -> [ViewPath] {
    guard let canvas = display.canvas else { return [] }
    let shown: [ViewPath] =
      building?.scene.map { scene in
        scene.shown.items.filter { $0.kind == .view && $0.isShown }.compactMap {
          scene.paths[$0.id]
        }
      } ?? content.views.filter(\.isShown).map(\.path)
    let middle = (x: Double(screen.size.width) / 2, y: Double(screen.size.height) / 2)
    let places = shown.compactMap { path -> (path: ViewPath, distance: Double)? in
      guard let frame = frameSeen(of: path, on: content),
        !canvas.cells(of: frame).intersection(canvas.clip).isEmpty
      else { return nil }
      let (x, y) = (Double(frame.midX) - middle.x, Double(frame.midY) - middle.y)
      return (path, x * x + y * y)
    }
    return places.enumerated().sorted {
      ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
    }.map(\.element.path)
  }

  /// Types a letter of a label.
  mutating func typeLabel(_ letter: Character, on content: SceneSnapshot) {
    message = Self.wantsLetters
    if let path = display.labels?.type(letter) {
      (display.labels, message) = (nil, nil)
      if content.view(at: path) != nil { select(path, on: content) }
    } else if display.labels?.open.isEmpty == true {
      (display.labels, message) = (nil, "No view has these letters")
    }
  }

  private static let wantsLetters = "Type the letters of a view: esc ends"
}

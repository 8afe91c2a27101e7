import Cells
import Foundation
import LayoutTools
import Stage

/// Letters at the views in sight: typing them selects a view.
struct ViewLabels: Equatable, Sendable {
  /// The letters of a view.
  struct Label: Equatable, Sendable {
    let letters: String
    let path: ViewPath
  }

  /// The labels, of which none begins with another one.
  let labels: [Label]
  /// The letters that are typed.
  private(set) var typed = ""

  /// - Parameter paths: The views. The first ones get the letters that are typed most easily.
  init(_ paths: [ViewPath]) {
    labels = zip(Self.letters(count: paths.count), paths).map(Label.init)
  }

  /// What is said while letters are typed.
  static let words = "Type the letters of a view: esc ends"

  /// The labels that can still be meant.
  var open: [Label] { labels.filter { $0.letters.hasPrefix(typed) } }

  /// Types a letter.
  /// - Returns: The view that is chosen; nil while there are several, or if there is none.
  mutating func type(_ letter: Character) -> ViewPath? {
    typed.append(letter)
    return labels.first { $0.letters == typed }?.path
  }

  mutating func erase() { _ = typed.popLast() }

  /// The letters, those of the home row first.
  private static let alphabet = Array("asdfghjklqwertyuiopzxcvbnm")

  /// The letters of a number of labels, as short as possible. If single letters are too few, the
  /// last ones of the alphabet begin pairs.
  static func letters(count: Int) -> [String] {
    let all = alphabet.count
    let longer = count <= all ? 0 : min(all, (count - all + all - 2) / (all - 1))
    let short = alphabet.dropLast(longer).map { String($0) }
    let long = alphabet.suffix(longer).flatMap { first in alphabet.map { "\(first)\($0)" } }
    return Array((short + long).prefix(count))
  }
}

extension ViewLabels {
  /// Labels the views in sight, of which the one nearest to the middle of the screen comes first;
  /// nil if none is in sight.
  init?(of state: AppState, on content: SceneSnapshot) {
    guard let canvas = state.display.canvasView else { return nil }
    let shown: [ViewPath] =
      state.building?.scene.map { scene in
        scene.shown.items.filter { $0.kind == .view && $0.isShown }.compactMap {
          scene.paths[$0.id]
        }
      } ?? content.views.filter(\.isShown).map(\.path)
    let size = state.screen.size
    let middle = (x: Double(size.width) / 2, y: Double(size.height) / 2)
    let places = shown.compactMap { path -> (path: ViewPath, distance: Double)? in
      guard let frame = state.frameSeen(of: path, on: content),
        !canvas.cells(of: frame).intersection(canvas.clip).isEmpty
      else { return nil }
      let (x, y) = (Double(frame.midX) - middle.x, Double(frame.midY) - middle.y)
      return (path, x * x + y * y)
    }
    guard !places.isEmpty else { return nil }
    self.init(
      places.enumerated().sorted {
        ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
      }.map(\.element.path))
  }
}

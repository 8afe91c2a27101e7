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

  /// - Parameter paths: The views, those first that get the letters that are typed most easily.
  init(_ paths: [ViewPath]) {
    labels = zip(Self.letters(count: paths.count), paths).map(Label.init)
  }

  /// Those that can still be meant.
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

  /// As many labels, as short as possible: the last letters of the alphabet begin longer ones if there are not enough.
  static func letters(count: Int) -> [String] {
    let all = alphabet.count
    let longer = count <= all ? 0 : min(all, (count - all + all - 2) / (all - 1))
    let short = alphabet.dropLast(longer).map { String($0) }
    let long = alphabet.suffix(longer).flatMap { first in alphabet.map { "\(first)\($0)" } }
    return Array((short + long).prefix(count))
  }
}

extension AppState {
  /// Labels the views that are in sight, or takes the labels away.
  mutating func toggleLabels(on content: SceneSnapshot) {
    guard labels == nil, let layout, wall == nil, followed == nil else {
      labels = nil
      return
    }
    let canvas = CanvasView(self, in: layout)
    let shown: [ViewPath] =
      building?.scene.map { scene in
        scene.canvas.items.filter { $0.kind == .view && $0.isShown }.compactMap {
          scene.paths[$0.id]
        }
      } ?? content.views.filter(\.isShown).map(\.path)
    let middle = (x: Double(screen.size.width) / 2, y: Double(screen.size.height) / 2)
    let places = shown.compactMap { path -> (path: ViewPath, distance: Double)? in
      guard let frame = content.view(at: path)?.frameInWindow,
        !canvas.cells(of: frame).intersection(canvas.clip).isEmpty
      else { return nil }
      let (x, y) = (Double(frame.midX) - middle.x, Double(frame.midY) - middle.y)
      return (path, x * x + y * y)
    }
    labels = ViewLabels(
      places.enumerated().sorted {
        ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
      }.map(\.element.path))
    message = places.isEmpty ? "No view is in sight" : "Type the letters of a view: esc ends"
    if places.isEmpty { labels = nil }
  }

  /// Types a letter of a label.
  mutating func typeLabel(_ letter: Character, on content: SceneSnapshot) {
    if let path = labels?.type(letter) {
      labels = nil
      if content.view(at: path) != nil { select(path, on: content) }
    } else if labels?.open.isEmpty == true {
      labels = nil
      message = "No view has these letters"
    } else {
      message = "Type the letters of a view: esc ends"
    }
  }
}

import Documents
import Findings
import Stage

extension Arguments {
  /// What options say of all screens of a golden, an axis each, so that a golden is named after
  /// that as well. Reports of other commands leave it out: it is the same for all that they tell.
  var axesOfGoldens: [ScreenGrid.Axis] {
    guard command == .snapshot else { return [] }
    return (choiceWords + deviceWords).map { .init($0.axis, [$0.value]) }
  }

  /// The choices that are not what screens have anyway, in the order of headers.
  private var choiceWords: [(axis: String, value: String)] {
    let usual = SimulatedScreen()
    var screen = usual
    for (choice, word) in choices { choice.set(word, on: &screen) }
    return ScreenChoice.all.compactMap { choice in
      let word = choice.word(on: screen)
      guard word != choice.word(on: usual) else { return nil }
      return (choice.name, choice.note(on: screen)?.long ?? "\(choice.name) \(word)")
    }
  }

  /// What the options say of the device and the scene.
  private var deviceWords: [(axis: String, value: String)] {
    var words: [(axis: String, value: String)] = []
    // Without a device, the size is its name.
    if device != nil, let size { words.append(("sizes", "\(size.width) x \(size.height)")) }
    if pane != .full { words.append(("panes", "split \(pane.rawValue)")) }
    if let bars {
      let named: [(bar: SimulatedScreen.Bars, name: String)] = [
        (.status, "status"), (.navigation, "navigation"), (.tab, "tab"),
      ]
      let names = named.filter { bars.contains($0.bar) }.map(\.name)
      words.append(("bars", "bars " + (names.isEmpty ? "none" : names.joined(separator: " "))))
    }
    if chapter > 1 { words.append(("chapters", "chapter \(chapter)")) }
    if documentSettings.isDesignTime { words.append(("designs", "design")) }
    return words
  }
}

import Cells
import Documents
import Stage

/// What is said of the screen where no view is selected.
extension DetailPane {
  /// What a cell stands for and, if there is room, the name of the zoom.
  private func scale(columns: Int) -> String? {
    state.display.scaleText(glyphs.set).map { cell in
      let words = "\(cell), \(state.display.shownZoom.name)"
      return TextWidth.width(of: words) > columns ? cell : words
    }
  }

  func screenLines(width: Int) -> Lines {
    let screen = state.screen
    let isNarrow = width < InspectorLayout.columnsOfFrames - 1
    let labels = isNarrow ? 10 : 12
    func row(_ label: String, _ text: String, _ command: Command? = nil) -> [Pen.Span] {
      [
        Pen.Span(label.padded(toColumns: labels), Palette.quiet, command: command),
        Pen.Span(text, command: command),
      ]
    }
    // The scene may hide the status bar.
    let insets = content.screen.safeAreaInsets
    let sides = [
      (insets.top, "top"), (insets.left, "left"), (insets.bottom, "bottom"),
      (insets.right, "right"),
    ].filter { $0.0 != 0 }.map { "\(Number.text($0.0)) \($0.1)" }
    // The last insets are on a line of their own if there is no room for all on the first.
    let split = isNarrow && sides.count > 2 ? 2 : sides.count
    var safeArea = [
      row("safe area", sides.isEmpty ? "the whole screen" : sides[..<split].joined(separator: ", "))
    ]
    if split < sides.count { safeArea.append(row("", sides[split...].joined(separator: ", "))) }
    let bars: [(SimulatedScreen.Bars, String)] = [
      (.status, "status"), (.navigation, "navigation"), (.tab, "tab"),
    ]
    let shown = bars.filter { content.screen.bars.contains($0.0) }.map(\.1)
    return (
      [
        [
          Pen.Span("screen", Palette.strong),
          Pen.Span(
            isNarrow ? "  tab selects a view" : "  tab or a click selects a view", Palette.quiet),
        ]
      ],
      (screen.isResized ? screen.device.map { [row("resized", $0.name)] } ?? [] : []) + safeArea + [
        row("margins", "\(Number.text(screen.layoutMargin)) at the sides"),
        row("bars", shown.isEmpty ? "none" : shown.joined(separator: ", "), .bars),
        row(
          "text",
          "\(screen.textSize.rawValue), " + (screen.hasBoldText ? "bold, " : "")
            + (screen.direction == .rightToLeft ? "right to left" : "left to right"),
          .step(.textSize, 1)),
        row(
          "interface",
          ScreenChoice.interfaceStyle.word(on: screen)
            + (screen.reducesMotion ? ", reduced motion" : ""),
          .step(.interfaceStyle, 1)),
        row("pixels", "\(Number.text(screen.scale)) a point"),
      ] + (scale(columns: width - labels).map { [row("cell", $0, .zoom)] } ?? []) + [
        row("views", "\(content.views.count)")
      ], nil
    )
  }
}

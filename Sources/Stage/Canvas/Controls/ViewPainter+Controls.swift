import AutoLayout
import Cells
import Foundation

/// Controls that are neither text nor pictures: each is asked what it shows, and drawn as a row of
/// characters in its middle.
extension ViewPainter {
  /// Whether a view is drawn as a control, and so needs no box to be seen.
  func isDrawnAsControl(_ view: UIView) -> Bool {
    switch view {
    case is UISwitch, is UISlider, is UIStepper, is UISegmentedControl, is UIPageControl,
      is UIProgressView, is UIActivityIndicatorView, is UISearchBar, is any BarShowing:
      true
    case let picker as UIDatePicker: picker.datePickerStyle == .compact
    default: false
    }
  }

  mutating func drawControl(of shape: Shape) {
    switch shape.view {
    case let bar as any BarShowing: drawBarItems(of: bar, shape)
    case let cell as UITableViewCell: drawSelection(of: cell, shape)
    case let picker as UIPickerView: drawColumns(of: picker, shape)
    case let picker as UIDatePicker where picker.datePickerStyle != .compact:
      drawChosen(picker.shownTexts, shape)
    default:
      if let runs = runs(of: shape) { drawCentred(runs, shape) }
    }
  }

  /// The control's row of characters.
  private func runs(of shape: Shape) -> [ControlRun]? {
    let columns = shape.cells.columns
    let isReversed = shape.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let controls = ControlGlyphs(glyphs: options.glyphs)
    switch shape.view {
    case let view as UISwitch:
      return controls.toggle(isOn: view.isOn, columns: columns)
    case let view as UISlider:
      let fraction = Double(isReversed ? 1 - view.fraction : view.fraction)
      return controls.slider(fraction: fraction, columns: columns, isReversed: isReversed)
    case let view as UIProgressView:
      return controls.progress(
        fraction: Double(view.progress), columns: columns, isReversed: isReversed)
    case let view as UIStepper:
      return controls.stepper(
        canStepLeft: view.canStep(up: isReversed), canStepRight: view.canStep(up: !isReversed),
        isReversed: isReversed, columns: columns)
    case let view as UIPageControl:
      let current = isReversed ? view.dotCount - 1 - view.currentPage : view.currentPage
      return controls.pages(count: view.dotCount, current: current, columns: columns)
    case is UIActivityIndicatorView:
      return [ControlRun(glyph("◌", "*"), .strong)]
    case let view as UISegmentedControl:
      return segments(of: view, shape)
    case let view as UIDatePicker:
      return [ControlRun("[" + view.shownTexts.joined(separator: "] [") + "]")]
    default:
      return nil
    }
  }

  private func segments(of view: UISegmentedControl, _ shape: Shape) -> [ControlRun] {
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var order = Array(0..<view.numberOfSegments)
    if isReversed { order.reverse() }
    let frames = view.segmentFrames
    guard let first = order.first else { return [] }
    func place(_ index: Int) -> CGRect { shape.place(of: frames[index]) }
    var edges = [viewport.column(place(first).minX)]
    edges += order.map { viewport.column(place($0).maxX) }
    // The last line stands inside the control.
    edges[edges.count - 1] -= 1
    return ControlGlyphs(glyphs: options.glyphs).segments(
      titles: order.map { index in
        view.titleForSegment(at: index)
          ?? view.imageForSegment(at: index)?.symbol.map { String(shown($0)) } ?? "·"
      },
      selected: order.firstIndex(of: view.selectedSegmentIndex),
      isEnabled: order.map(view.isEnabledForSegment), edges: edges)
  }

  /// The character of a symbol.
  func shown(_ symbol: UIImage.Symbol) -> Character {
    options.glyphs == .unicode ? symbol.glyph.unicode : symbol.glyph.ascii
  }

  // MARK: - Pickers

  /// The rows of a picker around the chosen ones, which stand between two marks.
  private mutating func drawColumns(of picker: UIPickerView, _ shape: Shape) {
    let area = shape.content
    for column in picker.columns {
      let frame = shape.place(of: column.frame)
      let cells = viewport.outline(of: frame).cells.intersection(area)
      guard cells.columns > 0 else { continue }
      let middle = Int((frame.midY / viewport.pointsPerRow).rounded(.down))
      let step = max(1, Int((column.rowHeight / viewport.pointsPerRow).rounded()))
      for (index, title) in column.titles.enumerated() {
        let row = middle + (index - column.selected) * step
        guard area.rowRange.contains(row) else { continue }
        let place = CGFloat(index - column.selected) * column.rowHeight
        let rowFrame = CGRect(
          x: column.frame.minX, y: column.frame.midY + place - column.rowHeight / 2,
          width: column.frame.width, height: column.rowHeight)
        drawPickerRow(
          title, of: addTarget(shape.place(of: rowFrame), of: shape),
          isChosen: index == column.selected, cells: cells, row: row, shape)
      }
    }
  }

  /// A text that is chosen among others that are not known.
  private mutating func drawChosen(_ texts: [String], _ shape: Shape) {
    let row = Int((shape.frame.midY / viewport.pointsPerRow).rounded(.down))
    drawPickerRow(
      texts.joined(separator: "  "), of: shape.index, isChosen: true, cells: shape.content,
      row: row, shape)
  }

  private mutating func drawPickerRow(
    _ title: String, of target: Int, isChosen: Bool, cells: CellRect, row: Int, _ shape: Shape
  ) {
    let mark = Character(glyph("›", ">"))
    let room = isChosen && cells.columns > 6 ? cells.columns - 4 : cells.columns
    var text = title.truncated(toColumns: room, mark: mark)
    if room < cells.columns { text = "\(glyph("▸", ">")) \(text) \(glyph("◂", "<"))" }
    let column = cells.column + (cells.columns - TextWidth.width(of: text)) / 2
    draw(
      [ControlRun(text, isChosen ? .strong : .quiet)], of: target, column: column, row: row, shape)
  }

  // MARK: - Writing

  /// The row of a place in a view: one of its own, and not the device's outline.
  func insideRow(of shape: Shape, midY: CGFloat) -> Int {
    let row = Int((midY / viewport.pointsPerRow).rounded(.down))
    let own = min(max(row, shape.cells.row), shape.cells.endRow - 1)
    // What is squeezed onto the outline still belongs to the screen.
    return own == screen.row - 1 && screen.rows > 0 ? screen.row : own
  }

  private mutating func drawCentred(_ runs: [ControlRun], _ shape: Shape) {
    let width = runs.reduce(0) { $0 + TextWidth.width(of: $1.text) }
    let column = shape.cells.column + (shape.cells.columns - width) / 2
    draw(runs, column: column, row: insideRow(of: shape, midY: shape.frame.midY), shape)
  }

  /// Writes runs one behind another where no view in front of this one lies.
  /// - Parameter target: The part of the view that they stand for, where that takes touches by itself.
  mutating func draw(
    _ runs: [ControlRun], of target: Int? = nil, column: Int, row: Int, _ shape: Shape
  ) {
    var column = column
    for run in runs {
      for character in run.text {
        let width = TextWidth.width(of: character)
        defer { column += width }
        guard shape.textClip.contains(CellPoint(column: column, row: row)),
          screen.contains(CellPoint(column: column, row: row)), !isCovered(column, row, shape)
        else { continue }
        write(
          String(character), of: target ?? shape.index, column: column, row: row,
          style: style(of: run.tone, shape, column, row), clip: shape.textClip)
      }
    }
  }

  private func style(
    of tone: ControlRun.Tone, _ shape: Shape, _ column: Int, _ row: Int
  ) -> Style {
    var style = Style()
    let isEnabled = (shape.view as? UIControl)?.isEnabled ?? true
    switch tone {
    case .quiet: return quietStyle(column, row)
    case .plain: break
    case .strong: style.attributes.insert(.bold)
    case .tinted:
      style.attributes.insert(.bold)
      if options.depth != .none {
        let traits = shape.view.traitCollection
        style.foreground = Cells.Color(
          shape.view.controlColor.resolvedColor(with: traits).components)
      }
    }
    if !isEnabled || isDimmed(shape) { style.attributes = .dim }
    if style.foreground == nil, options.depth != .none,
      let below = grid[max(0, column), row].style.background
    {
      style.foreground = below.contrasting
    }
    return style
  }
}

extension UIView {
  /// The colour of what a control shows as on.
  fileprivate var controlColor: UIColor {
    switch self {
    case let view as UISwitch: view.onTintColor ?? .systemGreen
    case let view as UISlider: view.minimumTrackTintColor ?? tintColor
    case let view as UIProgressView: view.progressTintColor ?? tintColor
    default: tintColor
    }
  }
}

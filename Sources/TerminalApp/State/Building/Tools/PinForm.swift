import Cells
import InterfaceBuilder
import LayoutTools
import Stage
import Wording

/// The Pin tool's panel.
struct PinForm: ToolForm {
  private(set) var pin: Pin

  init(_ views: [String]) { pin = Pin(views) }

  var title: String { "Pin" }

  /// What a row changes.
  private enum Part {
    case edge(Edge)
    case margins, width, height, aspect, widths, heights, frames

    var key: Character {
      switch self {
      case .edge(.leading): "h"
      case .edge(.top): "k"
      case .edge(.trailing): "l"
      case .edge(.bottom): "j"
      case .margins: "m"
      case .width: "w"
      case .height: "e"
      case .aspect: "%"
      case .widths: "W"
      case .heights: "E"
      case .frames: "f"
      }
    }
  }

  private var parts: [Part] {
    let equal: [Part] = pin.views.count > 1 ? [.widths, .heights] : []
    return Edge.allCases.map(Part.edge) + [.margins, .width, .height, .aspect] + equal + [.frames]
  }

  func rows(on canvas: Canvas) -> [PanelRow] { parts.map { row($0, on: canvas) } }

  private func row(_ part: Part, on canvas: Canvas) -> PanelRow {
    let first = pin.views.first.flatMap(canvas.item)
    switch part {
    case .edge(let edge): return row(part, edge, on: canvas)
    case .margins:
      return PanelRow(
        label: "to margins", control: .toggle(pin.isConstrainedToMargins), key: part.key,
        obstacle: isArranged(on: canvas) ? Self.isPlaced : nil)
    case .width: return row("width", pin.width, first?.frame.width, part, on: canvas)
    case .height: return row("height", pin.height, first?.frame.height, part, on: canvas)
    case .aspect:
      let ratio = first.map { "\($0.frame.width.shortDecimal):\($0.frame.height.shortDecimal)" }
      return PanelRow(
        label: "aspect", control: .toggle(pin.pinsAspectRatio), note: ratio ?? "",
        key: part.key, obstacle: obstacle(on: canvas))
    case .widths:
      return PanelRow(label: "equal widths", control: .toggle(pin.pinsEqualWidths), key: part.key)
    case .heights:
      return PanelRow(label: "equal heights", control: .toggle(pin.pinsEqualHeights), key: part.key)
    case .frames:
      return PanelRow(label: "frames", control: .choice(pin.frameUpdate.title), key: part.key)
    }
  }

  private func row(_ part: Part, _ edge: Edge, on canvas: Canvas) -> PanelRow {
    let neighbour = pin.views.first.flatMap { pin.neighbour(of: $0, at: edge, on: canvas) }
    let strut = pin[edge]
    let spacing: String =
      switch strut?.spacing {
      case .value(let points): points.shortDecimal
      case .standard: "standard"
      case .current, nil: neighbour?.spacing.shortDecimal ?? "-"
      }
    return PanelRow(
      label: edge.rawValue, control: .number(spacing, isOn: strut != nil),
      note: neighbour.map { "to \($0.name)" } ?? "", key: part.key,
      obstacle: neighbour != nil
        ? obstacle(on: canvas)
        : isArranged(on: canvas) ? Self.isPlaced : "there is nothing to pin it to")
  }

  /// Why the edges of arranged views can't be pinned.
  private static let isPlaced = "its stack places it"

  private func isArranged(on canvas: Canvas) -> Bool {
    pin.views.first.flatMap(canvas.item)?.isArranged == true
  }

  private func row(
    _ label: String, _ length: Pin.Length?, _ current: Double?, _ part: Part, on canvas: Canvas
  ) -> PanelRow {
    let text: String =
      if case .value(let points) = length { points.shortDecimal } else {
        current?.shortDecimal ?? "-"
      }
    return PanelRow(
      label: label, control: .number(text, isOn: length != nil), key: part.key,
      obstacle: obstacle(on: canvas))
  }

  /// Why the views can't be given a size, or a place.
  private func obstacle(on canvas: Canvas) -> String? {
    if pin.views.first == canvas.items.first?.id { return "the screen gives it its size" }
    return pin.views.allSatisfy(canvas.belongsToOwner) ? "its cell or table places it" : nil
  }

  // MARK: - Changes

  mutating func toggle(_ row: Int, on canvas: Canvas) {
    switch parts[row] {
    case .edge(let edge): pin[edge] = pin[edge] == nil ? Pin.Strut() : nil
    case .margins: pin.isConstrainedToMargins.toggle()
    case .width: pin.width = pin.width == nil ? .current : nil
    case .height: pin.height = pin.height == nil ? .current : nil
    case .aspect: pin.pinsAspectRatio.toggle()
    case .widths: pin.pinsEqualWidths.toggle()
    case .heights: pin.pinsEqualHeights.toggle()
    case .frames: pin.frameUpdate = pin.frameUpdate.stepped(by: 1)
    }
  }

  mutating func step(_ row: Int, by steps: Int, on canvas: Canvas) {
    switch parts[row] {
    case .edge(let edge): stepTarget(of: edge, by: steps, on: canvas)
    case .frames: pin.frameUpdate = pin.frameUpdate.stepped(by: steps)
    default: break
    }
  }

  /// Goes through what the edge can be pinned to, in the order of the list.
  private mutating func stepTarget(of edge: Edge, by steps: Int, on canvas: Canvas) {
    let choices = choices(of: edge, on: canvas)
    guard !choices.isEmpty else { return }
    let here = choices.firstIndex { $0.makes(pin[edge]) } ?? 0
    pin[edge] = choices[(here + steps).inRing(of: choices.count)].strut
  }

  private func choices(of edge: Edge, on canvas: Canvas) -> [Pin.Choice] {
    pin.views.first.map { pin.choices(of: $0, at: edge, on: canvas) } ?? []
  }

  func choices(_ row: Int, on canvas: Canvas) -> [PanelChoice] {
    switch parts[row] {
    case .edge(let edge):
      let choices = choices(of: edge, on: canvas)
      let columns = choices.map(\.distance.count).max() ?? 0
      return choices.map { choice in
        PanelChoice(
          title: choice.neighbour.name,
          note: [choice.distance.padded(toColumns: columns, alignment: .right), choice.kinds]
            .filter { !$0.isEmpty }.joined(separator: "  "),
          isChosen: choice.makes(pin[edge]))
      }
    case .frames:
      return FrameUpdate.allCases.map {
        PanelChoice(title: $0.title, isChosen: $0 == pin.frameUpdate)
      }
    default: return []
    }
  }

  mutating func choose(_ choice: Int, _ row: Int, on canvas: Canvas) {
    switch parts[row] {
    case .edge(let edge): pin[edge] = choices(of: edge, on: canvas)[choice].strut
    case .frames: pin.frameUpdate = FrameUpdate.allCases[choice]
    default: break
    }
  }

  mutating func set(_ row: Int, to number: Double, on canvas: Canvas) {
    switch parts[row] {
    case .edge(let edge): pin[edge] = Pin.Strut(.value(number), to: pin[edge]?.target)
    case .width: pin.width = .value(number)
    case .height: pin.height = .value(number)
    default: break
    }
  }

  func proposal(on canvas: Canvas) -> ToolProposal { ToolProposal(pin.proposal(on: canvas)) }
}

extension Pin.Choice {
  fileprivate var distance: String {
    "\(spacing.shortDecimal) point\(spacing == 1 ? "" : "s")"
  }

  /// What the edge is pinned to, in words: `nearest, margin`.
  fileprivate var kinds: String {
    var kinds: [String] = []
    if strut.spacing == .standard { kinds.append("standard") }
    if isNearest { kinds.append("nearest") }
    switch neighbour.kind {
    case .sibling: break
    case .guide: kinds.append("guide")
    case .margin: kinds.append("margin")
    case .edge: kinds.append("edge")
    }
    return kinds.joined(separator: ", ")
  }
}

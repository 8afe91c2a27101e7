import InterfaceBuilder
import LayoutTools
import Stage

/// The panel of a connection, as control-dragging gives it: the constraints that are likely to be
/// meant.
struct ConnectForm: ToolForm {
  private var connection: Connect
  /// What the first view can be connected with.
  private let targets: [String]
  /// The candidates that are wanted, and whether with the standard value.
  private var wanted: [NewConstraint: Bool] = [:]

  /// - Parameters:
  ///   - from: The id of the view where the connection begins.
  ///   - to: The id of the view where the connection ends; nil for the view around the first.
  ///   - drag: The way of the mouse, in points.
  init(from: String, to: String?, drag: Point? = nil, on canvas: Canvas) {
    let item = canvas.item(from)
    let around = item?.container
    let guides = canvas.items.filter { $0.container == around && $0.kind != .view }.map(\.id)
    let siblings = around.map { canvas.subviews(of: $0).map(\.id).filter { $0 != from } } ?? []
    var targets = (around.map { [$0] } ?? []) + guides + siblings + [from]
    if let to, !targets.contains(to) { targets.insert(to, at: 0) }
    self.targets = targets
    connection = Connect(from: from, to: to ?? targets[0], drag: drag)
  }

  var title: String { "Connect" }

  private func candidates(on canvas: Canvas) -> [Connect.Candidate] {
    connection.candidates(on: canvas)
  }

  func rows(on canvas: Canvas) -> [PanelRow] {
    let head = [
      PanelRow(
        label: "with",
        control: .choice(
          connection.to == connection.from ? "itself" : canvas.title(of: [connection.to])),
        key: "w"),
      PanelRow(label: "to margins", control: .toggle(connection.usesMargins), key: "m"),
    ]
    return head
      + candidates(on: canvas).map { candidate in
        var candidate = candidate
        candidate.usesStandard = wanted[candidate.constraint] ?? false
        let isPresent = candidate.isPresent
        return PanelRow(
          label: candidate.title, control: .toggle(wanted[candidate.constraint] != nil),
          note: isPresent ? "is there already" : candidate.valueText,
          short: PanelRow.Short(
            label: candidate.shortTitle, note: isPresent ? "set" : candidate.shortValue))
      }
  }

  mutating func toggle(_ row: Int, on canvas: Canvas) {
    switch row {
    case 0: step(0, by: 1, on: canvas)
    case 1:
      connection.usesMargins.toggle()
      wanted = [:]
    default:
      let all = candidates(on: canvas)
      guard all.indices.contains(row - 2) else { return }
      let key = all[row - 2].constraint
      wanted[key] = wanted[key] == nil ? false : nil
    }
  }

  mutating func step(_ row: Int, by steps: Int, on canvas: Canvas) {
    if row == 0 {
      let here = targets.firstIndex(of: connection.to) ?? 0
      connection.to = targets[(here + steps).inRing(of: targets.count)]
      connection.drag = nil
      wanted = [:]
    } else {
      // Changes between the value on the canvas and the standard value.
      let all = candidates(on: canvas)
      guard all.indices.contains(row - 2), all[row - 2].standardConstant != nil else { return }
      let key = all[row - 2].constraint
      wanted[key] = !(wanted[key] ?? false)
    }
  }

  func proposal(on canvas: Canvas) -> ToolProposal {
    let chosen = candidates(on: canvas).compactMap { candidate -> Connect.Candidate? in
      guard let usesStandard = wanted[candidate.constraint] else { return nil }
      var candidate = candidate
      candidate.usesStandard = usesStandard
      return candidate
    }
    return ToolProposal(connection.proposal(chosen, on: canvas))
  }
}

import LayoutTools
import Wording

/// The Align tool's panel.
struct AlignForm: ToolForm {
  private(set) var align: Align

  init(_ views: [String]) { align = Align(views) }

  var title: String { "Align" }

  private static let keys: [Align.Alignment: Character] = [
    .leadingEdges: "h", .trailingEdges: "l", .topEdges: "k", .bottomEdges: "j",
    .horizontalCenters: "x", .verticalCenters: "y", .baselines: "b", .horizontallyInContainer: "X",
    .verticallyInContainer: "Y",
  ]

  func rows(on canvas: Canvas) -> [PanelRow] {
    Align.Alignment.allCases.map { alignment in
      PanelRow(
        label: alignment.title.lowercased(),
        control: .number((align[alignment] ?? 0).shortDecimal, isOn: align[alignment] != nil),
        key: Self.keys[alignment], obstacle: align.obstacle(to: alignment, on: canvas))
    } + [PanelRow(label: "frames", control: .choice(align.frameUpdate.title), key: "f")]
  }

  mutating func toggle(_ row: Int, on canvas: Canvas) {
    guard let alignment = alignment(row) else { return step(row, by: 1, on: canvas) }
    guard align.obstacle(to: alignment, on: canvas) == nil else { return }
    align[alignment] = align[alignment] == nil ? 0 : nil
  }

  mutating func step(_ row: Int, by steps: Int, on canvas: Canvas) {
    if let alignment = alignment(row) {
      if let offset = align[alignment] { align[alignment] = offset + Double(steps) }
    } else {
      align.frameUpdate = align.frameUpdate.stepped(by: steps)
    }
  }

  mutating func set(_ row: Int, to number: Double, on canvas: Canvas) {
    if let alignment = alignment(row), align.obstacle(to: alignment, on: canvas) == nil {
      align[alignment] = number
    }
  }

  func proposal(on canvas: Canvas) -> ToolProposal { ToolProposal(align.proposal(on: canvas)) }

  private func alignment(_ row: Int) -> Align.Alignment? {
    let all = Align.Alignment.allCases
    return row < all.count ? all[row] : nil
  }
}

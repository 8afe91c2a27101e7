import LayoutTools
import Stage
import Wording

/// The Stack tool's panel: puts views into a stack view or a plain one, or takes them out.
struct StackForm: ToolForm {
  /// What the views are put into.
  private enum Kind: CaseIterable {
    case stack, horizontal, vertical, view, none
  }

  private let views: [String]
  private var kind: Kind

  /// - Parameter canHold: Whether a single view is selected that others are in, which is taken away at first.
  init(_ views: [String], canHold: Bool) {
    self.views = views
    kind = canHold ? .none : .stack
  }

  var title: String { "Stack" }

  func rows(on canvas: Canvas) -> [PanelRow] {
    let stack = StackEmbedding(canvas, of: views, axis: axis)
    let isStack = kind != .view && kind != .none
    return [
      PanelRow(label: "embed in", control: .choice(words(stack)), key: "e"),
      PanelRow(
        label: "spacing", control: .choice(isStack ? stack.spacing.shortDecimal : "-"),
        note: "as on the canvas"),
      PanelRow(
        label: "alignment", control: .choice(isStack ? alignment(of: stack) : "-"),
        note: "as on the canvas"),
    ]
  }

  private var axis: StackAxis? {
    switch kind {
    case .horizontal: .horizontal
    case .vertical: .vertical
    case .stack, .view, .none: nil
    }
  }

  /// The alignment, by the edges that the stack view's axis leaves.
  private func alignment(of stack: StackEmbedding) -> String {
    let word = stack.alignment.rawValue
    guard stack.resultingAxis == .vertical else { return word }
    return word == "top" ? "leading" : word == "bottom" ? "trailing" : word
  }

  private func words(_ stack: StackEmbedding) -> String {
    switch kind {
    case .stack: "\(stack.resultingAxis.rawValue) stack view, as they stand"
    case .horizontal: "horizontal stack view"
    case .vertical: "vertical stack view"
    case .view: "view"
    case .none: "nothing: take it away"
    }
  }

  mutating func toggle(_ row: Int, on canvas: Canvas) { step(row, by: 1, on: canvas) }

  mutating func step(_ row: Int, by steps: Int, on canvas: Canvas) {
    guard row == 0 else { return }
    let all = Kind.allCases
    let here = all.firstIndex(of: kind) ?? 0
    kind = all[(here + steps).inRing(of: all.count)]
  }

  func proposal(on canvas: Canvas) -> ToolProposal {
    switch kind {
    case .stack, .horizontal, .vertical:
      ToolProposal(StackEmbedding(canvas, of: views, axis: axis))
    case .view: ToolProposal(Wrapping(canvas, of: views))
    case .none: ToolProposal(Unwrapping(canvas, of: views))
    }
  }
}

import LayoutTools
import Wording

/// The Stack tool's panel: puts views into a stack view or a plain one, or takes them out.
struct StackForm: ToolForm {
  /// What the views are put into.
  private enum Kind: String, CaseIterable {
    case stack = "in a stack, as they stand"
    case horizontal = "in a horizontal stack"
    case vertical = "in a vertical stack"
    case view = "in a plain view"
    case none = "unembed"

    var key: Character {
      switch self {
      case .stack: "e"
      case .horizontal: "h"
      case .vertical: "v"
      case .view: "w"
      case .none: "t"
      }
    }
  }

  private let views: [String]
  private var kind: Kind

  /// - Parameter canHold: Whether the selection is a single view with subviews, for which the tool
  ///   opens with unembedding chosen.
  init(_ views: [String], canHold: Bool) {
    self.views = views
    kind = canHold ? .none : .stack
  }

  var title: String { "Stack" }

  func rows(on canvas: Canvas) -> [PanelRow] {
    let stack = StackEmbedding(canvas, of: views, axis: axis)
    let isStack = kind != .view && kind != .none
    let isEmpty = views.allSatisfy { canvas.subviews(of: $0).isEmpty }
    let kinds = Kind.allCases.map { kind in
      PanelRow(
        label: kind.rawValue, control: .toggle(kind == self.kind), key: kind.key,
        obstacle: kind == .none && isEmpty ? "it is empty" : nil)
    }
    return kinds + [
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

  /// Chooses a row in place of the one before.
  mutating func toggle(_ row: Int, on canvas: Canvas) {
    if Kind.allCases.indices.contains(row) { kind = Kind.allCases[row] }
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

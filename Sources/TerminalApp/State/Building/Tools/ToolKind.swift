import LayoutTools

/// The tools that have a panel.
enum ToolKind: String, Hashable, Sendable, CaseIterable {
  case stack, align, pin, resolve, connect

  /// The panel of the tool for views; nil for a tool that has to know more than the canvas does.
  func panel(for ids: [String], on canvas: Canvas) -> ToolPanel? {
    switch self {
    case .pin: return ToolPanel(PinForm(ids))
    case .align: return ToolPanel(AlignForm(ids))
    case .stack:
      let canHold = ids.count == 1 && !canvas.subviews(of: ids[0]).isEmpty
      return ToolPanel(StackForm(ids, canHold: canHold))
    case .connect:
      let (from, to) = ids.count > 1 ? (ids[ids.count - 2], ids.last) : (ids[0], nil)
      return ToolPanel(ConnectForm(from: from, to: to, on: canvas))
    case .resolve: return nil
    }
  }
}

import InterfaceBuilder
import LayoutTools

/// How large a view was drawn, and how large its content wanted to be, before a step.
struct FittedView: Equatable, Sendable {
  let id: String
  let frame: Size
  let content: Size

  init?(_ id: String, on canvas: Canvas) {
    guard let item = canvas.item(id), let fitted = canvas.fittedFrame(of: item) else { return nil }
    self.id = id
    frame = Size(width: item.frame.width, height: item.frame.height)
    content = Size(width: fitted.width, height: fitted.height)
  }
}

import InterfaceBuilder

extension CanvasItem {
  /// What Interface Builder calls the item: a guide by its kind, a view and the user's own guides by their names.
  public var title: String {
    switch kind {
    case .guide(.safeArea): "Safe Area"
    case .guide(.top): "Top Layout Guide"
    case .guide(.bottom): "Bottom Layout Guide"
    case .guide(.content): "Content Layout Guide"
    case .guide(.frame): "Frame Layout Guide"
    case .guide(.keyboard): "Keyboard Layout Guide"
    case .guide(.user), .view: name
    }
  }
}

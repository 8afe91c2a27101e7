import InterfaceBuilder

extension LayoutGuideElement.Kind {
  /// Whether Interface Builder pins to the guide without being told to.
  var isDefaultNeighbour: Bool {
    switch self {
    case .safeArea, .top, .bottom, .content: true
    case .frame, .keyboard, .user: false
    }
  }

  /// The attribute of the guide to which an edge of a view in it is pinned; nil if the guide lies
  /// elsewhere. The guides of bars, of the keyboard and of the user lie beyond the views.
  func attribute(at edge: Edge) -> LayoutAttribute? {
    switch self {
    case .safeArea, .content, .frame: edge.attribute
    case .top: edge == .top ? .bottom : nil
    case .bottom, .keyboard: edge == .bottom ? .top : nil
    case .user: edge.opposite.attribute
    }
  }
}

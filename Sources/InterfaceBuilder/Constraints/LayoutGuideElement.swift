/// A layout guide of a view or a controller.
public struct LayoutGuideElement: Hashable, Sendable {
  /// The kinds of guides.
  public enum Kind: Hashable, Sendable {
    case safeArea
    /// The content of a scroll view.
    case content
    /// The frame of a scroll view.
    case frame
    case keyboard
    /// A guide that the document makes.
    case user
    /// The top layout guide, which stood for the edge of the bars before there were safe areas.
    case top
    /// The bottom layout guide, which stood for the edge of the bars before there were safe areas.
    case bottom
  }

  /// The element of the guide.
  public let element: Element
  /// Which guide it is.
  public let kind: Kind

  /// Creates a guide of an element; nil if the element is no guide.
  public init?(_ element: Element) {
    // Few of a view's children are guides.
    guard element.name.hasSuffix("LayoutGuide") else { return nil }
    switch (element.name, element["key"], element["type"]) {
    case ("viewLayoutGuide", "contentLayoutGuide", _): kind = .content
    case ("viewLayoutGuide", "frameLayoutGuide", _): kind = .frame
    case ("viewLayoutGuide", _, _): kind = .safeArea
    case ("keyboardLayoutGuide", _, _): kind = .keyboard
    case ("userLayoutGuide", _, _): kind = .user
    case ("viewControllerLayoutGuide", _, "bottom"): kind = .bottom
    case ("viewControllerLayoutGuide", _, _): kind = .top
    default: return nil
    }
    self.element = element
  }

  /// The id of the guide.
  public var id: String? { element["id"] }
}

extension Element {
  /// The guides of a view, or of a controller, in order.
  public var layoutGuides: [LayoutGuideElement] {
    var guides: [LayoutGuideElement] = []
    for child in children {
      let name = child.name
      if name == "userGuides" || name == "layoutGuides" {
        guides += child.children.compactMap(LayoutGuideElement.init)
      } else if let guide = LayoutGuideElement(child) {
        guides.append(guide)
      }
    }
    return guides
  }
}

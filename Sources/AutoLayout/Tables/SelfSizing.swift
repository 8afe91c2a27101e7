import Foundation

extension UIView {
  /// The size that a cell's content asks for by its constraints, in points.
  ///
  /// The content is laid out for itself, outside of any hierarchy: what is measured is not shown.
  /// - Parameter width: The width that the content has to take; `nil` leaves it to the constraints.
  func fittingSize(ofDetached content: UIView, width: CGFloat?) -> CGSize {
    let followsMask = content.translatesAutoresizingMaskIntoConstraints
    content.removeFromSuperview()
    content.translatesAutoresizingMaskIntoConstraints = false
    let given = width.map { content.widthAnchor.constraint(equalToConstant: $0) }
    given?.isActive = true
    content.setNeedsLayout()
    content.layoutIfNeeded()
    let size = content.bounds.size
    given?.isActive = false
    content.translatesAutoresizingMaskIntoConstraints = followsMask
    addSubview(content)
    return size
  }

  /// Whether constraints in the view say anything about what is in it.
  var holdsConstraints: Bool {
    !constraints.isEmpty || subviews.contains { $0 is UIStackView || $0.holdsConstraints }
  }
}

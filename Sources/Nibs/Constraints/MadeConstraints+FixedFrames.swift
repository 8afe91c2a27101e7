import AutoLayout
import Foundation
import InterfaceBuilder

extension MadeConstraints {
  /// Holds a view without constraints at its frame, as Xcode does when it builds a document.
  /// - Parameter frame: The frame; nil for the present one.
  func fix(_ view: UIView, _ element: Element, at frame: CGRect? = nil) {
    guard element.flag("fixedFrame") == true, let superview = view.superview,
      !view.translatesAutoresizingMaskIntoConstraints, !(superview is UIStackView)
    else { return }
    let frame = view.alignmentRect(forFrame: frame ?? view.frame)
    let constraints = [
      view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: frame.minX),
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: frame.minY),
      view.widthAnchor.constraint(equalToConstant: frame.width),
      view.heightAnchor.constraint(equalToConstant: frame.height),
    ]
    for constraint in constraints {
      constraint.identifier = PrototypingConstraint.identifier
    }
    NSLayoutConstraint.activate(constraints)
  }
}

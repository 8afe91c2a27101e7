import AutoLayout
import Foundation
import InterfaceBuilder

extension MadeConstraints {
  /// Holds a view without constraints at its frame, as Xcode does when it builds a document, or has
  /// the view follow its autoresizing mask.
  /// - Parameter frame: The frame; nil for the present one.
  func fix(_ view: UIView, _ element: Element, at frame: CGRect? = nil) {
    guard element.flag("fixedFrame") == true, let superview = view.superview,
      !view.translatesAutoresizingMaskIntoConstraints, !(superview is UIStackView)
    else { return }
    guard !followsMask(view) else {
      view.translatesAutoresizingMaskIntoConstraints = true
      return
    }
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

  /// Whether a view without constraints follows its mask when the app runs. Since Xcode 8 it does,
  /// while the document still says that its mask is not translated.
  ///
  /// Source: "What's New in Auto Layout", WWDC 2016, session 236.
  private func followsMask(_ view: UIView) -> Bool {
    context.resources.mode == .run && context.document.xcode.map { $0.major >= 8 } ?? false
      && view.autoresizingMask.bearsOnFrames
  }
}

extension UIView.AutoresizingMask {
  /// Whether a view with the mask is not held at the left and the top in its size.
  var bearsOnFrames: Bool { !isSubset(of: [.flexibleRightMargin, .flexibleBottomMargin]) }
}

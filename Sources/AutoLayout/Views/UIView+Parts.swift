import Foundation

/// What a view that a control, a cell or a presentation made for its own use is to it.
struct PartRole {
  /// Whether its superview alone places it. No layout engine knows the view then, which costs
  /// nothing where no constraint asks for it.
  var isApart = false
  /// Whether it is the affair of its maker alone: a control draws it, or it only holds a presented view.
  var isUnlisted = false
}

extension UIView {
  /// Adds a part that this view draws itself, and places in ``layoutSubviews()``.
  func addPart(_ part: UIView) {
    part.partRole = PartRole(isApart: true, isUnlisted: true)
    addSubview(part)
  }

  /// Adds a view that this view places in ``layoutSubviews()`` and that is otherwise like any other.
  func addPlacedSubview(_ view: UIView) {
    view.partRole = PartRole(isApart: true)
    addSubview(view)
  }

  /// Puts a part where the view that made it wants it, unless constraints place it.
  func placePart(_ part: UIView?, at frame: CGRect) {
    guard let part, part.translatesAutoresizingMaskIntoConstraints, part.frame != frame else {
      return
    }
    part.frame = frame
  }

  /// Whether the engine leaves the view out: its superview alone places it.
  var isApartFromLayout: Bool { partRole.isApart }

  /// Whether nobody is to see the view as one of its own: the control that it lies in draws it, or it only holds the view
  /// of a presented controller.
  package var isUnlisted: Bool { partRole.isUnlisted }

  /// Gives a part to the engine because a constraint now names it, or a view in it.
  func joinLayout() {
    // Parts are made by controls, which never nest them deeper.
    var view: UIView? = self
    for _ in 1...3 {
      guard let current = view else { return }
      if current.partRole.isApart {
        current.partRole.isApart = false
        current.wait(for: .engine)
      }
      view = current.superview
    }
  }

  /// Calls the body for the view and all below it that the engine has to know, parents first.
  func forEachInLayout(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews where !subview.isApartFromLayout { subview.forEachInLayout(body) }
  }
}

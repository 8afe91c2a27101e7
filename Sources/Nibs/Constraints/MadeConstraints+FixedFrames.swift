import InterfaceBuilder

extension MadeConstraints {
  /// Holds a view without constraints at its frame, as Xcode does when it builds a document, or has
  /// the view follow its autoresizing mask. Does nothing in size classes in which the document does
  /// not hold the view.
  /// - Parameter frame: The frame; nil for the present one.
  func fix(_ view: UIView, _ element: Element, at frame: CGRect? = nil) {
    guard element.isHeldAtFrame(for: context.designTraits), let superview = view.superview,
      !view.translatesAutoresizingMaskIntoConstraints, !(superview is UIStackView)
    else { return }
    guard !followsMask(view) else {
      view.translatesAutoresizingMaskIntoConstraints = true
      return
    }
    let rect = view.alignmentRect(forFrame: frame ?? view.frame)
    let constraints = [
      view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: rect.minX),
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: rect.minY),
      view.widthAnchor.constraint(equalToConstant: rect.width),
      view.heightAnchor.constraint(equalToConstant: rect.height),
    ]
    for constraint in constraints {
      constraint.identifier = PrototypingConstraint.identifier
    }
    NSLayoutConstraint.activate(constraints)
  }

  /// Holds a view at the frame that the document has for it in the present size classes, whether or
  /// not the view is held already.
  func refix(_ view: UIView, _ element: Element) {
    guard let frame = context.frame(of: element) else { return }
    let known = view.prototypingConstraints
    if known.count == 4 {
      move(known, of: view, to: frame)
    } else {
      NSLayoutConstraint.deactivate(known)
      fix(view, element, at: frame)
    }
  }

  /// Gives a view that is held at a frame another frame.
  /// - Parameter known: The four constraints that hold the view, in the order of their activation.
  func move(_ known: [NSLayoutConstraint], of view: UIView, to frame: CGRect) {
    let rect = view.alignmentRect(forFrame: frame)
    for (constraint, constant) in zip(known, [rect.minX, rect.minY, rect.width, rect.height]) {
      constraint.constant = constant
    }
  }

  /// Releases the views that the document holds at frames in other size classes than the present
  /// ones.
  func releaseFrames() {
    for (view, element) in varied.viewsWithVariedFrames
    where !element.isHeldAtFrame(for: context.designTraits) {
      NSLayoutConstraint.deactivate(view.prototypingConstraints)
    }
  }

  /// Holds views at the frames that the document has for the present size classes.
  func holdFrames() {
    for (view, element) in varied.viewsWithVariedFrames
    where view.superview != nil && element.isHeldAtFrame(for: context.designTraits) {
      refix(view, element)
    }
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

extension UIView {
  /// The constraints that hold the view at its frame in the document, in the order of their
  /// activation.
  fileprivate var prototypingConstraints: [NSLayoutConstraint] {
    ((superview?.constraints ?? []) + constraints).filter {
      $0.identifier == PrototypingConstraint.identifier && $0.firstItem === self
    }.sorted { $0.activationIndex < $1.activationIndex }
  }
}

extension UIView.AutoresizingMask {
  /// Whether a view with the mask is not held at the left and the top in its size.
  var bearsOnFrames: Bool { !isSubset(of: [.flexibleRightMargin, .flexibleBottomMargin]) }
}

import AutoLayout
import Foundation

@testable import CoreAutoLayout
@testable import UIViews

/// A window built anew from what another one now holds: the same views, texts, guides and
/// constraints, activated in the same order, and no common past.
@MainActor struct LayoutCopy {
  let window = UIWindow(frame: .zero)
  /// Each original view with its copy, parents first.
  private(set) var views: [(original: UIView, copy: UIView)] = []
  /// Each original constraint with its copy, in the order of activation.
  private(set) var constraints: [(original: NSLayoutConstraint, copy: NSLayoutConstraint)] = []

  init(of original: UIWindow) {
    window.screen = UIScreen()
    window.apply(original.screen.configuration)
    let controller = UIViewController()
    let root = original.rootViewController!.view!
    controller.view = copy(root)
    copyConstraints(of: original)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    matchFrames()
    window.layoutIfNeeded()
    matchOrder(of: original, root)
    // That layout had its constraints in another order, and may have left the frames.
    matchFrames()
    window.layoutIfNeeded()
    matchOffsets()
    window.layoutIfNeeded()
  }

  private mutating func copy(_ view: UIView) -> UIView {
    let copy: UIView
    switch view {
    case let label as UILabel:
      let other = UILabel()
      other.text = label.text
      other.numberOfLines = label.numberOfLines
      other.font = label.font
      other.adjustsFontForContentSizeCategory = label.adjustsFontForContentSizeCategory
      copy = other
    case let picture as UIImageView: copy = UIImageView(image: picture.image)
    case let stack as UIStackView:
      let other = UIStackView()
      other.axis = stack.axis
      other.spacing = stack.spacing
      other.distribution = stack.distribution
      other.alignment = stack.alignment
      other.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement
      copy = other
    case let scrollView as UIScrollView:
      let other = UIScrollView()
      for guide in scrollView.systemGuides?.scrolling ?? [] {
        _ = guide is ScrollContentGuide ? other.contentLayoutGuide : other.frameLayoutGuide
      }
      copy = other
    case let piece as Piece:
      copy = Piece(content: piece.content, insets: piece.alignmentRectInsets)
    default: copy = UIView()
    }
    copy.frame = view.frame
    copy.autoresizingMask = view.autoresizingMask
    copy.translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
    copy.isHidden = view.isHidden
    copy.givenMargins = view.givenMargins
    copy.preservesSuperviewLayoutMargins = view.preservesSuperviewLayoutMargins
    copy.semanticContentAttribute = view.semanticContentAttribute
    copy.statedContentPriorities = view.statedContentPriorities
    if view.systemGuides?.margins != nil { _ = copy.layoutMarginsGuide }
    if view.systemGuides?.safeArea != nil { _ = copy.safeAreaLayoutGuide }
    if view.systemGuides?.readable != nil { _ = copy.readableContentGuide }
    for guide in view.layoutGuides where guide.identifier.hasPrefix("guide") {
      let other = UILayoutGuide()
      other.identifier = guide.identifier
      copy.addLayoutGuide(other)
    }
    views.append((view, copy))
    for subview in view.subviews { copy.addSubview(self.copy(subview)) }
    if let stack = view as? UIStackView, let copy = copy as? UIStackView {
      for view in stack.arrangedSubviews {
        copy.addArrangedSubview(self.copied(view))
        copy.setCustomSpacing(stack.customSpacing(after: view), after: self.copied(view))
        // One that was arranged already may have been given frames again.
        self.copied(view).translatesAutoresizingMaskIntoConstraints =
          view.translatesAutoresizingMaskIntoConstraints
      }
    }
    return copy
  }

  private func copied(_ view: UIView) -> UIView { views.first { $0.original === view }!.copy }

  private func copied(_ item: AnyObject?) -> AnyObject? {
    if let view = item as? UIView { return copied(view) }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return nil }
    return LayoutCopy.pairs(of: owner, copied(owner)).first { $0.0 === guide }!.1
  }

  private mutating func copyConstraints(of original: UIWindow) {
    for constraint in LayoutCopy.held(by: original) where !LayoutCopy.isStacks(constraint) {
      let copy = NSLayoutConstraint(
        item: copied(constraint.firstItem)!, attribute: constraint.firstAttribute,
        relatedBy: constraint.relation, toItem: copied(constraint.secondItem),
        attribute: constraint.secondAttribute, multiplier: constraint.multiplier,
        constant: constraint.constant)
      copy.priority = constraint.priority
      hold(copy, like: constraint)
      constraints.append((constraint, copy))
    }
  }

  /// The copy of the view that holds the original holds the constraint, which means what it does in
  /// that view's coordinates: after a move a nearer one may be around both items.
  private func hold(_ copy: NSLayoutConstraint, like original: NSLayoutConstraint) {
    copied(original.containerNode!.view!).addConstraint(copy)
  }

  /// The constraints that views hold, in the order of their activation.
  private static func held(by root: UIView) -> [NSLayoutConstraint] {
    var all: [NSLayoutConstraint] = []
    root.forEachInHierarchy { all += $0.constraints }
    return all.sorted { $0.activationIndex < $1.activationIndex }
  }

  /// The guides that a view and its copy both have. A stack's may have come in another order.
  private static func pairs(
    of original: UIView, _ copy: UIView
  ) -> [(UILayoutGuide, UILayoutGuide)] {
    var others = copy.allGuides
    return original.allGuides.compactMap { guide in
      let index = others.firstIndex { $0.identifier == guide.identifier }
      return index.map { (guide, others.remove(at: $0)) }
    }
  }

  private static func isStacks(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.identifier?.hasPrefix("UISV") ?? false
  }

  /// Autoresized frames are held by the present sizes, whatever sizes there were on the way; and
  /// of several layouts that safe areas allow, which follow frames, the original's is meant.
  private func matchFrames() {
    for (original, copy) in views {
      copy.storedOrigin = original.storedOrigin
      copy.storedBounds = original.storedBounds
      if original.bounds.origin != .zero { copy.bounds.origin = original.bounds.origin }
      copy.exactFrame = original.solvedFrame
      if copy.superview != nil { copy.autoresizingChanged() }
    }
    // Safe areas follow frames, and have not heard of these.
    for (_, copy) in views { copy.updateSafeArea() }
    window.hierarchyChanged()
  }

  /// A scroll view takes its offset back where the content was smaller on the way.
  private func matchOffsets() {
    for (original, copy) in views { copy.bounds.origin = original.bounds.origin }
  }

  /// Stacks make their constraints when they are laid out, not when the original's were made.
  private mutating func matchOrder(of original: UIWindow, _ root: UIView) {
    var unpaired = LayoutCopy.held(by: window).filter(LayoutCopy.isStacks)
    for constraint in LayoutCopy.held(by: original) where LayoutCopy.isStacks(constraint) {
      let first = copied(constraint.firstItem)
      let second = copied(constraint.secondItem)
      guard
        let index = unpaired.firstIndex(where: {
          $0.identifier == constraint.identifier && $0.firstItem === first
            && $0.secondItem === second && $0.firstAttribute == constraint.firstAttribute
            && $0.secondAttribute == constraint.secondAttribute
            && $0.relation == constraint.relation && $0.multiplier == constraint.multiplier
            && $0.constant == constraint.constant && $0.priority == constraint.priority
        })
      else { continue }
      constraints.append((constraint, unpaired.remove(at: index)))
    }
    constraints.sort { $0.original.activationIndex < $1.original.activationIndex }
    NSLayoutConstraint.deactivate(constraints.map(\.copy))
    for (original, copy) in constraints { hold(copy, like: original) }
    for (original, copy) in views {
      copy.node.join(as: original.node)
      for (guide, other) in LayoutCopy.pairs(of: original, copy) { other.node.join(as: guide.node) }
      if copy is UILabel {
        copy.exactFrame = nil
        copy.invalidateIntrinsicContentSize()
      }
    }
    window.hierarchyChanged()
  }

  /// What differs between the original's layout and the copy's, in words; empty if nothing does.
  var differences: [String] {
    func isFar(_ first: CGRect, _ second: CGRect) -> Bool {
      [
        first.minX - second.minX, first.minY - second.minY, first.width - second.width,
        first.height - second.height,
      ].contains { abs($0) > 1e-5 }
    }
    var found: [String] = []
    for (index, (original, copy)) in views.enumerated() {
      if isFar(original.frame, copy.frame) || isFar(original.solvedFrame, copy.solvedFrame) {
        found.append(
          "view \(index) \(original.solvedFrame) \(original.frame) should be "
            + "\(copy.solvedFrame) \(copy.frame)")
      }
      for (guide, other) in LayoutCopy.pairs(of: original, copy)
      where isFar(guide.layoutFrame, other.layoutFrame) {
        found.append("\(guide.identifier) of view \(index)")
      }
    }
    for (original, copy) in constraints where original.isBroken != copy.isBroken {
      found.append("\(original) is \(copy.isBroken ? "" : "not ")to be broken")
    }
    return found
  }
}

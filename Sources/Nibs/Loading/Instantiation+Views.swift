import InterfaceBuilder

extension Instantiation {
  /// Makes the view of an element with all that is inside of it; nil for an element that is no
  /// view, and beyond the most views.
  package func view(_ element: Element) -> UIView? {
    if let known = element["id"].flatMap({ objects[$0] }) as? UIView { return known }
    let base = ClassTable.views[element.name]
    guard base != nil || element.isView else { return nil }
    guard context.resources.nesting.takeView() else {
      context.noteLimit(
        "there are more than \(Document.mostViews) views: the rest of them are left out",
        at: element)
      return nil
    }
    guard let base else { return missingView(element) }
    return make(element, objects.customClass(of: element, basedOn: base), level: base)
  }

  func make(_ element: Element, _ type: UIView.Type, level: UIView.Type) -> UIView {
    let decode: @MainActor (AnyObject) -> Void = { [unowned self] object in
      if let view = object as? UIView { self.decode(view, element) }
    }
    if let made = attempt(element, level, decode, { type.init(coder: $0) }) { return made }
    objects.standIn(level, for: "\(type)", element)
    if let made = attempt(element, level, decode, { level.init(coder: $0) }) { return made }
    let plain = UIView(frame: .zero)
    decode(plain)
    return plain
  }

  /// A box with the name of a class that is not there. Elements of unknown names are reported by
  /// the checks of the document.
  private func missingView(_ element: Element) -> UIView {
    let view = MissingView(
      className: element.elementClass?.className ?? element["customClass"] ?? element.name)
    decode(view, element)
    return view
  }

  /// Gives a view the values of its element, and makes what is inside of it.
  func decode(_ view: UIView, _ element: Element, exceptSubviews: Bool = false) {
    objects.keep(view, for: element)
    // Size classes have other frames only for views that are held there; constraints place the
    // rest.
    let own = element.rect(key: "frame").map { CGRect($0) }
    if let frame = element.isHeldAtFrame ? context.frame(of: element) : own { view.frame = frame }
    view.translatesAutoresizingMaskIntoConstraints =
      element.flag("translatesAutoresizingMaskIntoConstraints") ?? true
    view.autoresizingMask = Self.autoresizingMask(element.child("autoresizingMask"))
    view.setContentPriorities(element)
    PropertyDecoder(ownValuesOf: element, in: context).decode(view)
    if element.isHeldAtFrame { constraints.fixed.append((view, element)) }
    objects.keepGuides(of: view, element)
    addParts(to: view, element)
    if !exceptSubviews { addSubviews(to: view, element) }
    constraints.add(to: view, element)
    varied.follow(view, element)
    DesignSizeDecoder(element, in: context).decode(view)
  }

  private func addSubviews(to view: UIView, _ element: Element) {
    guard let list = element.child("subviews") else { return }
    let members =
      element.variesMembers("subviews") ? context.installed("subviews", of: element) : nil
    let holder = holder(ofSubviewsOf: view)
    for child in list.children {
      guard
        let subview = child.name == "view" && child["reference"] != nil
          ? nil : self.view(child)
      else { continue }
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else {
        holder.addSubview(subview)
      }
      if let members, !members.contains(child) { subview.removeFromSuperview() }
    }
  }

  /// The view that the subviews of a document's view are added to.
  func holder(ofSubviewsOf view: UIView) -> UIView {
    (view as? UIVisualEffectView)?.contentView ?? view
  }

  private static func autoresizingMask(_ element: Element?) -> UIView.AutoresizingMask {
    guard let element else { return [] }
    var mask: UIView.AutoresizingMask = []
    let names: [(String, UIView.AutoresizingMask)] = [
      ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
      ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    for (name, part) in names where element.flag(name) == true { mask.insert(part) }
    return mask
  }
}

import AutoLayout
import Foundation
import InterfaceBuilder

extension Instantiation {
  /// Makes the view of an element with all that is inside of it; nil for other elements.
  func view(_ element: Element) -> UIView? {
    if let known = element["id"].flatMap({ objects[$0] }) as? UIView { return known }
    let base = ClassTable.views[element.name]
    guard base != nil || element.isView else { return nil }
    guard resources.nesting.takeView() else {
      noteLimit(
        "there are more than \(Document.mostViews) views: the rest of them are left out",
        at: element)
      return nil
    }
    guard let base else { return unknownView(element) }
    return make(element, customClass(of: element, basedOn: base), level: base)
  }

  func make(_ element: Element, _ type: UIView.Type, level: UIView.Type) -> UIView {
    let decode: @MainActor (AnyObject) -> Void = { [unowned self] object in
      if let view = object as? UIView { self.decode(view, element) }
    }
    if let made = attempt(element, level, decode, { type.init(coder: $0) }) { return made }
    standIn(level, for: "\(type)", element)
    if let made = attempt(element, level, decode, { level.init(coder: $0) }) { return made }
    let plain = UIView(frame: .zero)
    decode(plain)
    return plain
  }

  /// A box with the name of a class that is not there.
  private func unknownView(_ element: Element) -> UIView {
    let known = element.elementClass?.className
    let view = MissingView(className: known ?? element["customClass"] ?? element.name)
    if known == nil {
      note(
        .element, "the element \(element.name) is not known: a box stands in for it", at: element)
    }
    decode(view, element)
    return view
  }

  /// Gives a view the values of its element, and makes what is inside of it.
  func decode(_ view: UIView, _ element: Element, exceptSubviews: Bool = false) {
    keep(view, for: element)
    if let frame = element.rect(key: "frame") {
      view.frame = CGRect(frame)
    }
    view.translatesAutoresizingMaskIntoConstraints =
      element.flag("translatesAutoresizingMaskIntoConstraints") ?? true
    view.autoresizingMask = Self.autoresizingMask(element.child("autoresizingMask"))
    view.setContentPriorities(element)
    PropertyDecoder(ownValuesOf: element, in: self).decode(view)
    if element.flag("fixedFrame") == true { fixed.append((view, element)) }
    keepGuides(of: view, element)
    addParts(to: view, element)
    if !exceptSubviews { addSubviews(to: view, element) }
    addConstraints(to: view, element)
    follow(view, element)
    setDesignSize(of: view, element)
  }

  private func addSubviews(to view: UIView, _ element: Element) {
    guard let list = element.child("subviews") else { return }
    let members = element.variesMembers("subviews") ? installed("subviews", of: element) : nil
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

  private func keepGuides(of view: UIView, _ element: Element) {
    for child in element.children { keepGuide(child, of: view) }
    for child in element.list("userGuides") {
      guard child.name == "userLayoutGuide", let id = child["id"] else { continue }
      let guide = UILayoutGuide()
      if let name = child["identifier"] ?? child["userLabel"] { guide.identifier = name }
      view.addLayoutGuide(guide)
      objects[id] = guide
    }
  }
}

extension Instantiation {
  /// Keeps a guide that each view has, for constraints.
  func keepGuide(_ element: Element, of view: UIView) {
    guard let id = element["id"] else { return }
    switch (element.name, element["key"]) {
    case ("viewLayoutGuide", "safeArea"): objects[id] = view.safeAreaLayoutGuide
    case ("viewLayoutGuide", "contentLayoutGuide"):
      objects[id] = (view as? UIScrollView)?.contentLayoutGuide
    case ("viewLayoutGuide", "frameLayoutGuide"):
      objects[id] = (view as? UIScrollView)?.frameLayoutGuide
    case ("viewLayoutGuide", "keyboard"), ("keyboardLayoutGuide", _):
      objects[id] = view.keyboardLayoutGuide
    default: break
    }
  }
}

/// A view that stands in for one of a class that is not there, whose name its place in the document
/// has.
final class MissingView: UIView {
  let missingClass: String

  init(className: String) {
    missingClass = className
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    missingClass = "UIView"
    super.init(coder: coder)
  }
}

extension UIView {
  /// Sets the priorities of an element: without an attribute a document's object has 250 and 750,
  /// whatever its class has in code.
  package func setContentPriorities(_ element: Element) {
    func priority(_ name: String, _ standard: Float) -> UILayoutPriority {
      UILayoutPriority(element.number(name).map { Float($0) } ?? standard)
    }
    setContentHuggingPriority(priority("horizontalHuggingPriority", 250), for: .horizontal)
    setContentHuggingPriority(priority("verticalHuggingPriority", 250), for: .vertical)
    setContentCompressionResistancePriority(
      priority("horizontalCompressionResistancePriority", 750), for: .horizontal)
    setContentCompressionResistancePriority(
      priority("verticalCompressionResistancePriority", 750), for: .vertical)
  }
}

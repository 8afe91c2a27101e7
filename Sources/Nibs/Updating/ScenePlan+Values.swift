import AutoLayout
import Foundation
import InterfaceBuilder

extension ScenePlan {
  /// Gives a view other values: those that its element has, and for those that it has no more what a view of
  /// its class begins with. False if that can't be done.
  mutating func setValues(_ change: DocumentDifferences.Change) -> Bool {
    guard let id = change.id, let view = objects.views[id],
      let values = ViewValues(change, of: view)
    else { return false }
    guard let base = ClassTable.views[change.new.name], type(of: view) == base,
      let plain = base.init(coder: NibCoder(change.new, level: base) { _ in }),
      !instantiation.report.concernsValues(of: change.new)
    else { return false }
    if values.isRefixed { refixed.insert(id) }
    if values.hasFrame, !takeFrame(view, change.new) { return false }
    if !values.names.isEmpty {
      PropertyDecoder(values.names, of: change.new, plain: plain, in: instantiation).decode(view)
    }
    if instantiation.resources.mode == .design {
      view.designSize = plain.designSize
      view.setContentPriorities(change.new)
      if values.isVaried { instantiation.renew(view, change.new) }
      instantiation.setDesignSize(of: view, change.new)
    } else {
      if values.hasPriorities { view.setContentPriorities(change.new) }
      if values.isVaried { instantiation.renew(view, change.new) }
    }
    return true
  }

  /// Takes another frame of the document. False if the layout depends on it: where no constraints give the view
  /// its frame, or a subview follows it by a mask.
  private func takeFrame(_ view: UIView, _ element: Element) -> Bool {
    guard view !== scene.root, !view.translatesAutoresizingMaskIntoConstraints,
      !instantiation.resources.keepsFrames,
      !view.subviews.contains(where: \.translatesAutoresizingMaskIntoConstraints)
    else { return false }
    guard element.flag("fixedFrame") == true, !refixed.contains(element["id"] ?? "") else {
      return true
    }
    guard let rect = element.rect(key: "frame") else { return false }
    let frame = view.alignmentRect(forFrame: CGRect(rect))
    let known = objects.fixing[ObjectIdentifier(view)] ?? []
    for (constraint, constant) in zip(known, [frame.minX, frame.minY, frame.width, frame.height]) {
      constraint.constant = constant
    }
    return true
  }
}

/// The names of a view's values that a change concerns.
struct ViewValues {
  /// The names of attributes and keys that are set.
  private(set) var names: Set<String>
  private(set) var hasFrame = false
  private(set) var hasPriorities = false
  /// Whether the view begins to be held at its frame, or no longer is.
  private(set) var isRefixed = false
  /// Whether values differ between size classes.
  private(set) var isVaried = false

  /// Nil if the change concerns what is not just a value, or takes away one that no object can be asked for.
  @MainActor init?(_ change: DocumentDifferences.Change, of view: UIView) {
    names = Set(change.attributes + change.parts).subtracting(Self.meaningless)
    let (old, new) = (change.old, change.new)
    let kinds: [UIView.Type] = [
      UIView.self, UILabel.self, UIButton.self, UIImageView.self, UIStackView.self,
      UITextField.self, UITextView.self, UISwitch.self, UISlider.self, UIStepper.self,
      UIPageControl.self, UIProgressView.self, UIScrollView.self,
    ]
    guard kinds.contains(where: { $0 == type(of: view) }), names.isDisjoint(with: Self.essential),
      old.runtimeAttributes.isEmpty, new.runtimeAttributes.isEmpty
    else { return nil }
    hasFrame = names.remove("frame") != nil
    isRefixed = names.remove("fixedFrame") != nil
    hasPriorities = !names.isDisjoint(with: Self.priorities)
    names.subtract(Self.priorities)
    for group in Self.groups where !group.isDisjoint(with: names) { names.formUnion(group) }
    guard take(variationsOf: old, new), !names.contains("fontDescription") || !(view is UIButton)
    else { return nil }
    // A view without them asks others.
    for inherited in ["layoutMargins", "directionalLayoutMargins", "tintColor"]
    where names.contains(inherited) && new.child(key: inherited) == nil {
      guard old.child(key: inherited) == nil else { return nil }
      names.remove(inherited)
    }
    let styled: Set = ["attributedText", "attributedTitle"]
    guard !([old, new].contains { $0.child(key: "attributedText") != nil }),
      styled.isDisjoint(with: names)
    else { return nil }
    if view is UIButton, names.contains("lineBreakMode") || !mayTakeStates(old, new) {
      return nil
    }
  }

  /// Takes the values that differ between size classes. False if subviews or constraints do.
  private mutating func take(variationsOf old: Element, _ new: Element) -> Bool {
    let variations = [old, new].flatMap { $0.children("variation") }
    let varied = old.variedNames.union(new.variedNames)
    guard !variations.isEmpty else { return true }
    guard !variations.contains(where: { $0.child("mask") != nil }) else {
      return names.isDisjoint(with: varied)
    }
    isVaried = true
    guard varied.isDisjoint(with: Self.essential) else { return false }
    names.formUnion(varied.subtracting(Self.priorities).subtracting(["frame"]))
    return true
  }

  /// Whether a button's states alone say how it looks, or none does.
  private func mayTakeStates(_ old: Element, _ new: Element) -> Bool {
    func isConfigured(_ element: Element) -> Bool { element.child(key: "configuration") != nil }
    func hasStates(_ element: Element) -> Bool { element.child("state") != nil }
    return isConfigured(old) == isConfigured(new) && hasStates(old) == hasStates(new)
  }

  /// What means nothing for objects.
  private static let meaningless: Set = ["opaque", "userLabel", "misplaced", "ambiguous"]
  /// What decides how an object is made, or is more than a value.
  private static let essential: Set = [
    "id", "customClass", "customModule", "translatesAutoresizingMaskIntoConstraints",
    "autoresizingMask", "buttonType", "reuseIdentifier", "accessibility", "key",
  ]
  private static let priorities: Set = [
    "horizontalHuggingPriority", "verticalHuggingPriority",
    "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
  ]
  /// Values of which one bears on another.
  private static let groups: [Set<String>] = [
    ["minValue", "maxValue", "value"], ["minimumValue", "maximumValue", "value", "stepValue"],
    ["numberOfPages", "currentPage"], ["layoutMargins", "directionalLayoutMargins"],
    ["image", "preferredSymbolConfiguration"], ["spacing", "spacingType"],
  ]
}

import AutoLayout
import Foundation
import InterfaceBuilder

extension ScenePlan {
  /// Gives a view the new values of its element. A property for which the element has no value any
  /// more gets the value of a new view of the class. False if that can't be done.
  mutating func setValues(_ change: DocumentDifferences.Change) -> Bool {
    guard let id = change.id, let view = objects.views[id],
      let values = ViewValues(change, of: view)
    else { return false }
    guard let base = ClassTable.views[change.new.name], type(of: view) == base,
      let plain = base.init(coder: NibCoder(change.new, level: base) { _ in }),
      !context.report.concernsValues(of: change.new)
    else { return false }
    if let origin = view.origin, origin.label != change.new.string("userLabel") {
      origin.label = change.new.string("userLabel")
      // Its name changes the picture.
      view.setNeedsDisplay()
    }
    if values.isRefixed { refixed.insert(id) }
    if values.hasFrame, !takeFrame(view, change.new) { return false }
    if !values.names.isEmpty {
      PropertyDecoder(values.names, of: change.new, plain: plain, in: context).decode(view)
    }
    if context.resources.mode == .design {
      view.designSize = plain.designSize
      view.setContentPriorities(change.new)
      if values.isVaried { instantiation.varied.renew(view, change.new) }
      DesignSizeDecoder(change.new, in: context).decode(view)
    } else {
      if values.hasPriorities { view.setContentPriorities(change.new) }
      if values.isVaried { instantiation.varied.renew(view, change.new) }
    }
    return true
  }

  /// Takes the new frame that the document has for a view. False if the layout depends on that
  /// frame: where no constraints give the view its frame, or a subview follows the view by a mask.
  /// The size in a stack of the design is set with the other values.
  private func takeFrame(_ view: UIView, _ element: Element) -> Bool {
    guard view !== scene.root, !view.translatesAutoresizingMaskIntoConstraints,
      !view.subviews.contains(where: \.translatesAutoresizingMaskIntoConstraints)
    else { return false }
    guard element.isHeldAtFrame(for: context.designTraits),
      !refixed.contains(element["id"] ?? "")
    else { return true }
    guard let frame = context.frame(of: element) else { return false }
    let known = objects.fixing[ObjectIdentifier(view)] ?? []
    instantiation.constraints.move(known, of: view, to: frame)
    return true
  }
}

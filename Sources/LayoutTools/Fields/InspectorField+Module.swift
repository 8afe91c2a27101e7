import InterfaceBuilder

extension InspectorField {
  /// The edit that names the module of an object which inherits it from the target and names none:
  /// Interface Builder writes both. The document's other classes tell the name of the module, if
  /// they agree.
  func moduleEdits(_ setting: Setting, in document: Document) -> [DocumentEdit] {
    guard place.holder == .word("customModuleProvider", "target"),
      setting.element["customModule"] == nil
    else { return [] }
    let modules = Set(
      document.root.descendants.filter { $0["customModuleProvider"] == "target" }
        .compactMap { $0["customModule"] })
    guard modules.count == 1, let module = modules.first else { return [] }
    return [.set("customModule", of: setting.path, to: module)]
  }
}

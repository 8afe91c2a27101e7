import SwiftSyntax

/// `#selector` as a value that calls the method: the compiler finds the method by its own rules.
extension Rewriting {
  /// The text of a selector; nil if its form is not known.
  func selector(_ node: MacroExpansionExprSyntax) -> String? {
    guard let argument = node.arguments.first else { return nil }
    let around = node.typeAround
    switch argument.label?.text {
    case "getter", "setter":
      let isGetter = argument.label?.text == "getter"
      guard let path = keyPath(argument.expression, in: around) else { return nil }
      let property = path.split(separator: ".").last.map(String.init) ?? path
      let name =
        isGetter ? property : "set" + property.prefix(1).uppercased() + property.dropFirst() + ":"
      return "Selector.of(\(isGetter ? "getter" : "setter"): \\\(path), \"\(name)\")"
    default: break
    }
    // `method as Type` is not folded yet: its parts stand side by side.
    var (method, type) = (argument.expression, nil as String?)
    if let parts = method.as(SequenceExprSyntax.self)?.elements, parts.count == 3,
      let first = parts.first, let last = parts.last?.as(TypeExprSyntax.self)
    {
      (method, type) = (first, last.type.trimmedDescription)
    }
    while let inner = method.as(TupleExprSyntax.self)?.elements.first?.expression { method = inner }
    guard let reference = reference(to: method, in: around) else { return nil }
    let cast = type.map { " as \(methodType($0, of: reference.base))" } ?? ""
    return "Selector.of(\(reference.text)\(cast), \"\(reference.selector)\")"
  }

  private struct Reference {
    let base: String
    let text: String
    let selector: String
  }

  private func reference(to method: ExprSyntax, in around: String?) -> Reference? {
    if let plain = method.as(DeclReferenceExprSyntax.self) {
      guard let around else { return nil }
      return reference(around, plain, class: around)
    }
    guard let member = method.as(MemberAccessExprSyntax.self), let base = member.base else {
      return nil
    }
    let written = base.trimmedDescription
    if written == "self" || written == "Self" {
      return around.flatMap { reference($0, member.declName, class: $0) }
    }
    if written == "super" {
      return around.flatMap { name in
        let above = project.classes[name]?.inherited ?? name
        return reference(above, member.declName, class: above)
      }
    }
    let isType = written.split(separator: ".").last?.first?.isUppercase == true
    return reference(
      isType ? written : "type(of: \(written))", member.declName, class: isType ? written : nil)
  }

  private func reference(
    _ base: String, _ method: DeclReferenceExprSyntax, class name: String?
  ) -> Reference {
    let labels = method.argumentNames?.arguments.map(\.name.text)
    let selector = declared(method.baseName.text, labels, in: name).map { SelectorName(of: $0) }
    return Reference(
      base: base, text: "\(base).\(method.trimmedDescription)",
      selector: (selector ?? SelectorName(method.baseName.text, labels ?? [])).text)
  }

  /// The method that a class has by a name, as far as the files declare it.
  private func declared(
    _ name: String, _ labels: [String]?, in className: String?
  ) -> FunctionDeclSyntax? {
    guard let known = className.flatMap({ project.class(named: $0) }) else { return nil }
    for level in project.lineage(of: known) {
      for case let function? in level.members.map({ $0.declaration.as(FunctionDeclSyntax.self) })
      where function.name.text == name {
        let own = function.signature.parameterClause.parameters.map(\.firstName.text)
        if labels == nil || labels == own { return function }
      }
    }
    return nil
  }

  /// The type of a method before it is given its object.
  private func methodType(_ type: String, of base: String) -> String {
    let parts = type.components(separatedBy: "->")
    return parts.count > 2
      ? "@MainActor \(parts[0])-> @MainActor \(parts.dropFirst().joined(separator: "->"))"
      : "@MainActor (\(base)) -> @MainActor \(type)"
  }

  private func keyPath(_ property: ExprSyntax, in around: String?) -> String? {
    let text = property.trimmedDescription
    var names = text.split(separator: ".").map(String.init)
    if names.first == "self" || names.first == "Self" { names.removeFirst() }
    if names.first?.first?.isUppercase != true {
      guard let around else { return nil }
      names.insert(around, at: 0)
    }
    return names.joined(separator: ".")
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}

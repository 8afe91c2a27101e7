import SwiftSyntax

/// Values for what has lost its own: what had set it was left out.
extension Cutting {
  /// Gives the variables that an error calls unset the plainest values of their types, or lets them
  /// be nil; nil for another error.
  static func values(for error: CutRequest.Fault, at token: TokenSyntax) -> [Cut]? {
    let message = error.message
    let variables: [VariableDeclSyntax]
    if message.contains("before being initialized"), let name = error.names.first,
      !name.hasPrefix("self.")
    {
      variables =
        token.withAncestors.lazy.compactMap { node in
          node.as(CodeBlockItemListSyntax.self)?.lazy
            .compactMap { $0.item.as(VariableDeclSyntax.self) }.first { $0.declares(name) }
        }.first.map { [$0] } ?? []
    } else if message.contains("not initialized at")
      || message.contains("before being initialized"), let name = error.names.first
    {
      variables = token.unsetProperties.filter { $0.declares(String(name.trimmingPrefix("self."))) }
    } else if message.contains("has no initializers")
      || message.contains("without initializing all stored properties")
      || message.contains("before all stored properties are initialized")
      || message.contains("before all members were initialized")
    {
      variables = token.unsetProperties
    } else {
      return nil
    }
    let edits = variables.compactMap(\.withValue)
    guard !edits.isEmpty else { return nil }
    return edits.map { Cut(edit: $0, kind: .same, reason: message) }
  }
}

extension TokenSyntax {
  /// The stored properties without values of the type around a token.
  var unsetProperties: [VariableDeclSyntax] {
    let members = withAncestors.lazy.compactMap { $0.asProtocol(DeclGroupSyntax.self) }.first {
      $0.is(ClassDeclSyntax.self) || $0.is(StructDeclSyntax.self)
    }?.memberBlock.members
    return (members ?? []).compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { !$0.isStatic && $0.bindings.first?.accessorBlock?.isOfObservers != false }
  }
}

extension AccessorBlockSyntax {
  /// Whether it is told of changes, and the property has a value of its own.
  fileprivate var isOfObservers: Bool {
    accessors.as(AccessorDeclListSyntax.self)?.allSatisfy {
      ["willSet", "didSet"].contains($0.accessorSpecifier.text)
    } == true
  }
}

extension VariableDeclSyntax {
  fileprivate func declares(_ name: String) -> Bool {
    bindings.count == 1 && bindings.first?.pattern.trimmedDescription == name
  }

  /// The variable with a value; nil if it has one, or its type is not known.
  var withValue: Edit? {
    guard bindings.count == 1, let binding = bindings.first, binding.initializer == nil,
      let type = binding.typeAnnotation?.type
    else { return nil }
    // A variable of such a type is nil, a constant has no value.
    let mayBeNil =
      type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    guard !mayBeNil || bindingSpecifier.text == "let" else { return nil }
    let written = type.trimmedDescription
    let value = plainValue(of: written).map { "\(written) = \($0)" } ?? "(\(written))!"
    return Edit(
      bindingSpecifier.bytes.lowerBound..<type.bytes.upperBound,
      "var \(binding.pattern.trimmedDescription): \(value)")
  }
}

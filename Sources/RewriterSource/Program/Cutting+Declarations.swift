import SwiftSyntax

extension Cutting {
  /// Leaves out a type of a list of inherited types. A view stands in for a superclass that nobody
  /// knows.
  static func leavingOut(_ type: InheritedTypeSyntax, _ error: CutRequest.Fault) -> [Cut] {
    guard let list = type.parent?.as(InheritedTypeListSyntax.self),
      let clause = list.parent?.as(InheritanceClauseSyntax.self)
    else { return [] }
    func cut(_ edit: Edit) -> [Cut] {
      [Cut(edit: edit, kind: .conformance, reason: error.message)]
    }
    if let standIn = standIn(for: type, in: list, error) { return cut(Edit(type.type, standIn)) }
    if list.count == 1 { return cut(Edit(clause)) }
    if list.last?.id == type.id, let before = list.dropLast().last {
      return cut(Edit(before.type.bytes.upperBound..<type.bytes.upperBound, ""))
    }
    return cut(Edit(type))
  }

  /// The class of UIKit that stands in for an unknown superclass; nil for another type.
  private static func standIn(
    for type: InheritedTypeSyntax, in list: InheritedTypeListSyntax, _ error: CutRequest.Fault
  ) -> String? {
    guard list.first?.id == type.id, error.message.contains("cannot find type"),
      list.parent?.parent?.is(ClassDeclSyntax.self) == true
    else { return nil }
    return Project.standIn(for: type.type.trimmedDescription)
  }

  /// A type of a name among those that the declaration around a token inherits from.
  static func inheritedType(named name: String, around token: TokenSyntax) -> InheritedTypeSyntax? {
    for node in token.withAncestors {
      let clause =
        node.asProtocol(DeclGroupSyntax.self)?.inheritanceClause
      if let found = clause?.inheritedTypes.first(where: {
        let written = $0.type.trimmedDescription
        return written == name || written.hasSuffix("." + name)
      }) {
        return found
      }
    }
    return nil
  }

  static func modifier(_ name: String, around token: TokenSyntax) -> DeclModifierSyntax? {
    token.declarationAround?.modifiers.first { $0.name.text == name }
  }

  /// Where the modifiers of the declaration around a token begin.
  static func beginning(around token: TokenSyntax) -> Int? {
    guard let declaration = token.declarationAround else { return nil }
    return declaration.modifiers.first?.bytes.lowerBound
      ?? declaration.as(FunctionDeclSyntax.self)?.funcKeyword.bytes.lowerBound
      ?? declaration.as(VariableDeclSyntax.self)?.bindingSpecifier.bytes.lowerBound
      ?? declaration.as(InitializerDeclSyntax.self)?.initKeyword.bytes.lowerBound
  }

  /// The closing brace of the function, the getter or the closure around a token.
  static func blockEnd(around token: TokenSyntax) -> Int? {
    for node in token.withAncestors {
      if node.is(CodeBlockSyntax.self) || node.is(AccessorBlockSyntax.self)
        || node.is(ClosureExprSyntax.self)
      {
        return node.bytes.upperBound - 1
      }
    }
    return nil
  }

  /// What stands before a statement at the end of the block around a token.
  static func separator(at token: TokenSyntax) -> String {
    for node in token.withAncestors {
      let statements =
        node.as(CodeBlockSyntax.self)?.statements ?? node.as(ClosureExprSyntax.self)?.statements
        ?? node.as(AccessorBlockSyntax.self)?.accessors.as(CodeBlockItemListSyntax.self)
      if let statements { return statements.isEmpty ? " " : "; " }
    }
    return "; "
  }

  /// The initialiser of UIKit that is called where another one of the superclass does not compile;
  /// nil for another statement.
  static func plainInitialiser(inPlaceOf item: CodeBlockItemSyntax) -> String? {
    let call = item.trimmedDescription
    guard call.hasPrefix("super.init("), let known = item.nearest(ClassDeclSyntax.self),
      let base = known.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    else { return nil }
    let isController = base.hasSuffix("Controller")
    let plain = "super.init(\(isController ? "nibName: nil, bundle: nil" : "frame: .zero"))"
    return base.hasPrefix("UI") && call != plain ? plain : nil
  }

  /// A statement that leaves the function around a token, with the plainest value of its type.
  static func returning(around token: TokenSyntax) -> String {
    for node in token.withAncestors {
      if let closure = node.as(ClosureExprSyntax.self) {
        let binding = closure.parent?.parent?.parent?.as(PatternBindingSyntax.self)
        let type = closure.signature?.returnClause?.type ?? binding?.typeAnnotation?.type
        return type.map { value(of: $0) } ?? "fatalError(\"the closure has no result\")"
      }
      if node.is(InitializerDeclSyntax.self) { return "return" }
      if let function = node.as(FunctionDeclSyntax.self) {
        return value(of: function.signature.returnClause?.type)
      }
      if let variable = node.as(VariableDeclSyntax.self) {
        return value(of: variable.bindings.first?.typeAnnotation?.type)
      }
      if let found = node.as(SubscriptDeclSyntax.self) { return value(of: found.returnClause.type) }
    }
    return "return"
  }

  private static func value(of type: TypeSyntax?) -> String {
    guard let type else { return "return" }
    return plainReturn(of: type.trimmedDescription)
  }
}

extension VariableDeclSyntax {
  /// The edit that gives a property the plainest value of its type in the place of one that does
  /// not compile; nil where its type does not tell.
  func plainValue(inPlaceOf token: TokenSyntax) -> Edit? {
    guard bindings.count == 1, let value = bindings.first?.initializer?.value,
      value.bytes.clamped(to: token.bytes) == token.bytes,
      let type = bindings.first?.typeAnnotation?.type.trimmedDescription
        ?? value.as(FunctionCallExprSyntax.self)?.classOfUIKit
    else { return nil }
    let plain = plainest(type)
    return plain.hasPrefix("fatalError") || plain == value.trimmedDescription
      ? nil : Edit(value, plain)
  }
}

extension FunctionCallExprSyntax {
  /// The class of UIKit whose initialiser or class method is called, by its name; nil for others.
  fileprivate var classOfUIKit: String? {
    let member = calledExpression.as(MemberAccessExprSyntax.self)
    let name = (member?.base ?? calledExpression).trimmedDescription
    return name.hasPrefix("UI") && name.allSatisfy(\.isLetter) ? name : nil
  }
}

extension TokenSyntax {
  /// The function, property or initialiser in which a token is.
  fileprivate var declarationAround: (any DeclSyntaxProtocol & WithModifiersSyntax)? {
    nearest(FunctionDeclSyntax.self) ?? nearest(VariableDeclSyntax.self)
      ?? nearest(InitializerDeclSyntax.self)
  }
}

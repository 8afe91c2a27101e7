import SwiftSyntax

extension Cutting {
  /// Leaves out a type of a list of inherited types.
  static func leavingOut(_ type: InheritedTypeSyntax, _ error: CutRequest.Fault) -> [Cut] {
    guard let list = type.parent?.as(InheritedTypeListSyntax.self),
      let clause = list.parent?.as(InheritanceClauseSyntax.self)
    else { return [] }
    func cut(_ edit: Edit) -> [Cut] {
      [Cut(edit: edit, kind: .conformance, reason: error.message)]
    }
    if list.count == 1 { return cut(Edit(clause)) }
    if list.last?.id == type.id, let before = list.dropLast().last {
      return cut(Edit(before.type.bytes.upperBound..<type.bytes.upperBound, ""))
    }
    return cut(Edit(type))
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
    guard call.hasPrefix("super.init("), let plain = plainInitialiser(in: item) else { return nil }
    return call == plain ? nil : plain
  }

  /// A call of the initialiser of UIKit that the class around a node inherits; nil for a class with
  /// another superclass.
  static func plainInitialiser(in node: some SyntaxProtocol) -> String? {
    guard let known = node.nearest(ClassDeclSyntax.self),
      let base = known.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
      base.hasPrefix("UI") || StandIns.base(ofSuperclass: base) != nil
    else { return nil }
    let isController = base.hasSuffix("Controller")
    return "super.init(\(isController ? "nibName: nil, bundle: nil" : "frame: .zero"))"
  }

  /// The statement that is in the place of the last `return` of a function; nil for another
  /// statement. After other ones, the function goes on to the next.
  static func plainResult(inPlaceOf item: CodeBlockItemSyntax) -> String? {
    guard item.item.is(ReturnStmtSyntax.self),
      let body = item.parent?.parent?.as(CodeBlockSyntax.self),
      body.statements.last?.id == item.id, body.parent?.is(FunctionDeclSyntax.self) == true
    else { return nil }
    let plain = plainReturn(around: item)
    return plain == item.trimmedDescription ? nil : plain
  }

  /// A statement that leaves the function around a node, with the plainest value of its type; nil
  /// if there is none.
  static func plainReturn(around node: some SyntaxProtocol) -> String? {
    guard let function = node.functionAround else { return "return" }
    guard let type = node.resultType else {
      return function.is(ClosureExprSyntax.self) ? nil : "return"
    }
    let plain = plainest(type.trimmedDescription)
    return plain.hasPrefix("fatalError") ? nil : "return " + plain
  }

  /// Leaves out a function that can't have a result, or the statement with such a closure.
  static func withoutResult(_ token: TokenSyntax, _ error: CutRequest.Fault) -> [Cut] {
    guard let function = token.functionAround?.parent else { return [] }
    return smallest(around: function, error).map { cut in
      var cut = cut
      cut.isWhole = true
      return cut
    }
  }
}

extension SyntaxProtocol {
  /// The closure, the function, the initialiser, the setter or the property with a getter around a
  /// node.
  var functionAround: Syntax? {
    withAncestors.dropFirst().first {
      if let accessor = $0.as(AccessorDeclSyntax.self) {
        return accessor.accessorSpecifier.text != "get"
      }
      return
        $0.is(ClosureExprSyntax.self) || $0.is(InitializerDeclSyntax.self)
        || $0.is(FunctionDeclSyntax.self) || $0.is(VariableDeclSyntax.self)
        || $0.is(SubscriptDeclSyntax.self)
    }
  }

  /// The type of the result of what is around a node; nil for none.
  var resultType: TypeSyntax? {
    guard let node = functionAround else { return nil }
    if let closure = node.as(ClosureExprSyntax.self) {
      let binding = closure.parent?.parent?.parent?.as(PatternBindingSyntax.self)
      return closure.signature?.returnClause?.type ?? binding?.typeAnnotation?.type
    }
    return node.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
      ?? node.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
      ?? node.as(SubscriptDeclSyntax.self)?.returnClause.type
  }
}

extension VariableDeclSyntax {
  /// The edit that gives a property the plainest value of its type in the place of one that does
  /// not compile; nil where its type does not tell.
  func plainValue(inPlaceOf token: some SyntaxProtocol, _ error: CutRequest.Fault) -> Edit? {
    guard bindings.count == 1, let value = bindings.first?.initializer?.value,
      value.bytes.clamped(to: token.bytes) == token.bytes,
      let type = bindings.first?.typeAnnotation?.type.trimmedDescription
        ?? value.as(FunctionCallExprSyntax.self)?.classOfUIKit
    else { return nil }
    let plain = plainest(type)
    return plain.hasPrefix("fatalError") || plain == value.trimmedDescription
      || error.message == "cannot find '\(type)' in scope"
      ? nil : Edit(value, plain)
  }
}

extension FunctionCallExprSyntax {
  /// The class whose initialiser or class method is called, by its name, if it is one of UIKit or
  /// one stands in for it; nil for others.
  fileprivate var classOfUIKit: String? {
    let member = calledExpression.as(MemberAccessExprSyntax.self)
    let name = (member?.base ?? calledExpression).trimmedDescription
    guard name.hasPrefix("UI") || StandIns.base(of: name) != nil else { return nil }
    return name.allSatisfy(\.isLetter) ? name : nil
  }
}

extension TokenSyntax {
  /// The type or the extension in which a token is.
  var declarationGroup: (any DeclGroupSyntax)? {
    withAncestors.lazy.compactMap { $0.asProtocol(DeclGroupSyntax.self) }.first
  }

  /// The function, property or initialiser in which a token is.
  fileprivate var declarationAround: (any DeclSyntaxProtocol & WithModifiersSyntax)? {
    nearest(FunctionDeclSyntax.self) ?? nearest(VariableDeclSyntax.self)
      ?? nearest(InitializerDeclSyntax.self)
  }
}

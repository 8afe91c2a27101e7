import SwiftSyntax

/// What functions result in whose results do not compile.
extension Cutting {
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
    guard let function = node.functionAround else { return nil }
    guard let type = node.resultType else {
      return function.is(ClosureExprSyntax.self) ? nil : "return"
    }
    return plainValue(of: type.trimmedDescription).map { "return " + $0 }
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
        || $0.is(SubscriptDeclSyntax.self) || $0.is(DeinitializerDeclSyntax.self)
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

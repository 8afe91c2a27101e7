import SwiftSyntax

/// A statement on an implicitly unwrapped property does nothing while the property is not set: in
/// the app somebody sets it, such as whoever pushes the controller.
extension Rewriting {
  /// Where a statement has the name of such a property in front of what it calls or sets; nil for
  /// other statements.
  func unsetProperty(of item: CodeBlockItemSyntax) -> Int? {
    guard !item.isResult, let around = item.typeAround, let known = project.class(named: around),
      var expression = item.item.as(ExprSyntax.self)
    else { return nil }
    if let elements = expression.as(SequenceExprSyntax.self)?.elements {
      guard elements.count == 3, let first = elements.first,
        elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
      else { return nil }
      expression = first
    } else if !expression.is(FunctionCallExprSyntax.self) {
      return nil
    }
    var members: [MemberAccessExprSyntax] = []
    while true {
      if let call = expression.as(FunctionCallExprSyntax.self) {
        expression = call.calledExpression
      } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
        members.append(member)
        expression = base
      } else {
        break
      }
    }
    guard var property = expression.as(DeclReferenceExprSyntax.self) else { return nil }
    if property.baseName.text == "self", let own = members.popLast() { property = own.declName }
    let name = property.baseName.text
    guard !members.isEmpty, property.argumentNames == nil, isUnwrapped(name, in: known),
      item.nearest(MemberBlockItemSyntax.self).map({ !NameFinder(name, in: $0).isFound }) == true
    else { return nil }
    return property.bytes.upperBound
  }

  private func isUnwrapped(_ name: String, in known: Project.Class) -> Bool {
    project.lineage(of: known).flatMap(\.members).contains { member in
      member.declaration.as(VariableDeclSyntax.self)?.bindings.contains {
        $0.pattern.trimmedDescription == name && $0.initializer == nil
          && $0.typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
      } == true
    }
  }
}

extension CodeBlockItemSyntax {
  /// Whether its value may be a result.
  fileprivate var isResult: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return false }
    guard let block = list.parent?.as(CodeBlockSyntax.self) else { return true }
    return block.parent?.is(AccessorDeclSyntax.self) == true
      || block.parent?.as(FunctionDeclSyntax.self)?.signature.returnClause != nil
  }
}

/// Finds out whether a member of a type declares a name of its own.
private final class NameFinder: SyntaxVisitor {
  private(set) var isFound = false
  private let name: String

  init(_ name: String, in member: MemberBlockItemSyntax) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
    walk(member)
  }

  private func find(_ token: TokenSyntax?) -> SyntaxVisitorContinueKind {
    if token?.text == name { isFound = true }
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    find(node.identifier)
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    find(node.secondName ?? node.firstName)
  }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    find(node.secondName ?? node.firstName)
  }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    find(node.name)
  }
}

import SwiftSyntax

extension CodeBlockItemSyntax {
  /// Where the statements behind this one use what it declares.
  var uses: [TokenSyntax] {
    guard let list = parent?.as(CodeBlockItemListSyntax.self) else { return [] }
    let names = Set(patterns.compactMap { $0.as(IdentifierPatternSyntax.self)?.identifier.text })
    guard !names.isEmpty else { return [] }
    let behind = list.drop { $0.id != id }.dropFirst()
    return behind.flatMap { UseFinder(of: names, in: $0).uses }
  }

  /// The patterns that a local variable or a `guard` has.
  private var patterns: [PatternSyntax] {
    if let variable = item.as(VariableDeclSyntax.self) { return variable.bindings.map(\.pattern) }
    return item.as(GuardStmtSyntax.self)?.conditions.compactMap {
      $0.condition.as(OptionalBindingConditionSyntax.self)?.pattern
    } ?? []
  }
}

/// Finds the uses of some names.
private final class UseFinder: SyntaxVisitor {
  private(set) var uses: [TokenSyntax] = []
  private let names: Set<String>

  init(of names: Set<String>, in item: CodeBlockItemSyntax) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
    walk(item)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if !isMember, names.contains(node.baseName.text) { uses.append(node.baseName) }
    return .visitChildren
  }
}

import SwiftSyntax

extension CodeBlockItemSyntax {
  /// Where the statements behind this one use what it declares.
  var uses: [TokenSyntax] {
    guard let list = parent?.as(CodeBlockItemListSyntax.self) else { return [] }
    let names = Set(patterns.compactMap { $0.as(IdentifierPatternSyntax.self)?.identifier.text })
    guard !names.isEmpty else { return [] }
    let behind = list.drop { $0.id != id }.dropFirst()
    return behind.flatMap { $0.all(DeclReferenceExprSyntax.self) }.filter { reference in
      let isMember = reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id == reference.id
      return !isMember && names.contains(reference.baseName.text)
    }.map(\.baseName)
  }

  /// The patterns that a local variable or a `guard` has.
  private var patterns: [PatternSyntax] {
    if let variable = item.as(VariableDeclSyntax.self) { return variable.bindings.map(\.pattern) }
    return item.as(GuardStmtSyntax.self)?.conditions.compactMap {
      $0.condition.as(OptionalBindingConditionSyntax.self)?.pattern
    } ?? []
  }
}

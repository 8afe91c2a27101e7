import SwiftSyntax

/// Lets a statement do nothing, and a function have a plain result, while something that it takes
/// for granted is nil: in the app somebody sets it, such as whoever pushes the controller.
final class UnsetProperties: SyntaxVisitor {
  private(set) var edits: [Edit] = []
  private let project: Project

  init(_ project: Project, file: Int) {
    self.project = project
    super.init(viewMode: .sourceAccurate)
    walk(project.files[file].tree)
  }

  // What an initialiser does not set has no value: only behind that of the superclass all is set,
  // unless all has a value from the beginning.
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let items = node.body.map { Array($0.statements) } ?? []
    let callsSuper = node.body?.description.contains("super.init") == true
    if !callsSuper, node.initKeyword.unsetProperties.allSatisfy({ $0.withValue == nil }) {
      return .visitChildren
    }
    for item in items.drop(while: { !$0.trimmedDescription.hasPrefix("super.init") }).dropFirst() {
      walk(item)
    }
    return .skipChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if let result = node.result {
      let needed = needed(by: result)
      if !needed.isEmpty,
        let plain = node.resultType.flatMap({ plainValue(of: $0.trimmedDescription) })
      {
        let unset = needed.map { "!" + isSet($0, node) }.joined(separator: " || ")
        edits.append(Edit(at: result.bytes.lowerBound, "\(unset) ? \(plain) : "))
      }
    } else if node.item.is(VariableDeclSyntax.self), let leaving = node.leaving {
      let needed = needed(by: node).map { isSet($0, node) }
      if !needed.isEmpty {
        let guardian = "guard \(needed.joined(separator: ", ")) else { \(leaving) }; "
        edits.append(Edit(at: node.bytes.lowerBound, guardian))
      }
    } else if let head = node.head {
      let needed = needed(by: head)
      if !needed.isEmpty {
        let set = needed.map { isSet($0, node) }.joined(separator: ", ")
        edits.append(Edit(at: node.bytes.lowerBound, "if \(set) { "))
        edits.append(Edit(at: node.item.bytes.upperBound, " }"))
      }
    }
    return .visitChildren
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    let needed = needed(by: node).map { isSet($0, node) + ", " }
    if !needed.isEmpty { edits.append(Edit(at: node.bytes.lowerBound, needed.joined())) }
    return .visitChildren
  }

  /// The condition that something is set, which tells the program if it is not.
  private func isSet(_ expression: String, _ node: some SyntaxProtocol) -> String {
    let name = expression.hasPrefix("self.") ? String(expression.dropFirst(5)) : expression
    let type = node.typeAround?.split(separator: ".").last ?? ""
    return "tennielIsSet(\(expression) != nil, \(name.literal), of: \"\(type)\")"
  }

  /// What must not be nil for an expression to have a value, in the order of its use.
  private func needed(by node: some SyntaxProtocol) -> [String] {
    let known = node.typeAround.flatMap { project.class(named: $0) }
    let member = node.nearest(MemberBlockItemSyntax.self)
    let finder = NeedFinder(node) { name in
      guard let known, let member else { return false }
      return self.isUnwrapped(name, in: known) && !member.declares(name)
    }
    let around = node.nearest(IfExprSyntax.self)?.conditions.trimmedDescription ?? ""
    let text = node.trimmedDescription + around
    return finder.needed.filter { name in
      ![" == nil", " != nil", "?"].contains { text.contains(name + $0) }
    }
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
  /// The expression that is the result of the function or getter around it; nil for a statement
  /// that has no part in that.
  fileprivate var result: ExprSyntax? {
    let expression: ExprSyntax?
    if let statement = item.as(ReturnStmtSyntax.self) {
      expression = statement.expression
    } else {
      expression = isOnlyOne && !isAssignment ? item.as(ExprSyntax.self) : nil
    }
    guard let expression, ![.ifExpr, .switchExpr, .tryExpr, .awaitExpr].contains(expression.kind)
    else { return nil }
    return expression
  }

  /// The statement that leaves the function or getter around it; nil if there is no plain result.
  fileprivate var leaving: String? {
    guard let closure = functionAround?.as(ClosureExprSyntax.self) else {
      return Cutting.plainReturn(around: self)
    }
    let call = closure.nearest(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
    let isLater = ["Task", ".detached", ".async", ".asyncAfter", ".animate"].contains {
      call?.hasSuffix($0) == true
    }
    return isLater ? "return" : nil
  }

  /// What a call, an assignment or a loop does first; nil for other statements.
  fileprivate var head: Syntax? {
    if let loop = item.as(ForStmtSyntax.self) { return Syntax(loop.sequence) }
    guard let expression = item.as(ExprSyntax.self), result == nil,
      [.functionCallExpr, .sequenceExpr, .tryExpr, .awaitExpr].contains(expression.kind),
      // The value of the only call of a closure may be its result.
      isAssignment || parent?.parent?.is(ClosureExprSyntax.self) != true || !isAlone
    else { return nil }
    return Syntax(self)
  }

  private var isAlone: Bool { parent?.as(CodeBlockItemListSyntax.self)?.count == 1 }

  /// Whether it is all of a function or getter with a result.
  private var isOnlyOne: Bool {
    guard isAlone, let block = parent?.parent else { return false }
    return block.is(AccessorBlockSyntax.self) || block.parent?.is(AccessorDeclSyntax.self) == true
      || block.parent?.as(FunctionDeclSyntax.self)?.signature.returnClause != nil
  }

  private var isAssignment: Bool {
    item.as(SequenceExprSyntax.self)?.elements.contains { $0.is(AssignmentExprSyntax.self) } == true
  }
}

/// Finds what an expression takes for granted: properties that are implicitly unwrapped, and what
/// is unwrapped by force, if to ask for it calls nothing.
private final class NeedFinder: SyntaxVisitor {
  private(set) var needed: [String] = []
  private let isUnwrapped: (String) -> Bool

  init(_ node: some SyntaxProtocol, where isUnwrapped: @escaping (String) -> Bool) {
    self.isUnwrapped = isUnwrapped
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visitPost(_ node: MemberAccessExprSyntax) {
    if let base = node.base { addProperty(base) }
  }

  override func visitPost(_ node: LabeledExprSyntax) {
    let call = node.parent?.parent?.as(FunctionCallExprSyntax.self)
    let takesAll = ["print", "debugPrint", "dump", "String"]
    if let call, !takesAll.contains(call.calledExpression.trimmedDescription) {
      addProperty(node.expression)
    }
  }

  override func visitPost(_ node: SequenceExprSyntax) {
    let needing = ["+", "-", "*", "/", "+=", "-=", "<", ">", "<=", ">=", "..<", "...", "&&", "||"]
    let operators = node.elements.compactMap { $0.as(BinaryOperatorExprSyntax.self) }
    if operators.contains(where: { needing.contains($0.trimmedDescription) }) {
      for element in node.elements { addProperty(element) }
    }
  }

  /// Notes a property that is implicitly unwrapped, if an expression is one.
  private func addProperty(_ expression: ExprSyntax) {
    let member = expression.as(MemberAccessExprSyntax.self)
    let own = member?.base?.trimmedDescription == "self" ? member?.declName : nil
    let name = (own ?? expression.as(DeclReferenceExprSyntax.self))?.baseName.text
    if let name, isUnwrapped(name) { add(expression) }
  }

  override func visitPost(_ node: ForceUnwrapExprSyntax) {
    if node.expression.isChain { add(node.expression) }
  }

  private func add(_ expression: ExprSyntax) {
    let text = expression.trimmedDescription
    if !needed.contains(text) { needed.append(text) }
  }
}

extension ExprSyntax {
  /// Whether it names a variable, or a property of one, and calls nothing.
  fileprivate var isChain: Bool {
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      return reference.argumentNames == nil && reference.baseName.tokenKind != .keyword(.super)
    }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.isChain == true }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.isChain == true
    }
    return self.as(OptionalChainingExprSyntax.self)?.expression.isChain
      ?? self.as(ForceUnwrapExprSyntax.self)?.expression.isChain ?? false
  }
}

extension MemberBlockItemSyntax {
  /// Whether the member of a type declares a name of its own.
  fileprivate func declares(_ name: String) -> Bool {
    let declared =
      all(IdentifierPatternSyntax.self).map(\.identifier)
      + all(FunctionParameterSyntax.self).map { $0.secondName ?? $0.firstName }
      + all(ClosureParameterSyntax.self).map { $0.secondName ?? $0.firstName }
      + all(ClosureShorthandParameterSyntax.self).map(\.name)
    return declared.contains { $0.text == name }
  }
}

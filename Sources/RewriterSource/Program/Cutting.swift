import SwiftSyntax

extension CutRequest.Fault {
  /// The names that the message quotes.
  var names: [String] {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}

/// What is left out of a file so that it compiles: the innermost statement of each error, or less.
struct Cutting {
  /// Something that is left out, or put in the place of what was.
  struct Cut {
    let edit: Edit
    let kind: Kind
    let reason: String
    /// The type that it is a part of; nil for none.
    var owner: String?
    /// Whether it goes with all that is in it, whatever else is wrong there.
    var isWhole = false
    /// The statement that goes; nil for something else.
    var item: CodeBlockItemSyntax?
  }

  enum Kind: String {
    case statement, element, member, type, conformance, attribute, override, `import`, value
  }

  private(set) var cuts: [Cut] = []

  init(_ source: SourceText, _ errors: [CutRequest.Fault]) {
    let found = errors.flatMap { error in
      guard let token = source.token(line: error.line, column: error.column) else { return [Cut]() }
      return Self.cuts(for: error, at: token).map { cut in
        var cut = cut
        cut.owner = token.typeAround
        return cut
      }
    }
    cuts = Self.innermost(of: found)
    // What a statement declares goes with its uses: the name may mean something else as well, such
    // as a property that is being made there.
    var seen: Set<SyntaxIdentifier> = []
    while let next = cuts.first(where: { $0.item.map { !seen.contains($0.id) } ?? false }),
      let item = next.item
    {
      seen.insert(item.id)
      let uses = item.uses.flatMap { token in
        let error = CutRequest.Fault(
          path: source.path, line: 0, column: 0, message: "cannot find '\(token.text)' in scope")
        return Self.smallest(around: token, error).map { cut in
          var cut = cut
          cut.owner = next.owner
          return cut
        }
      }
      if !uses.isEmpty { cuts = Self.innermost(of: cuts + uses) }
    }
  }

  /// What mends an error at a token.
  private static func cuts(for error: CutRequest.Fault, at token: TokenSyntax) -> [Cut] {
    func cut(_ node: some SyntaxProtocol, _ kind: Kind, _ text: String = "") -> [Cut] {
      [Cut(edit: Edit(node, text), kind: kind, reason: error.message)]
    }
    func insert(_ text: String, at offset: Int, _ kind: Kind) -> [Cut] {
      [Cut(edit: Edit(at: offset, text), kind: kind, reason: error.message)]
    }
    let message = error.message
    // A preview that makes something else is none.
    if let node = token.nearest(FunctionDeclSyntax.self),
      node.name.text.hasPrefix(Preview.prefix), node.body?.statements.count == 1
    {
      return cut(node, .statement)
    }
    if let node = token.nearest(ImportDeclSyntax.self) { return cut(node, .import) }
    if let type = token.nearest(InheritedTypeSyntax.self) {
      if swiftUI.contains(type.type.trimmedDescription),
        let made = type.nearest(StructDeclSyntax.self)
      {
        return smallest(around: made.structKeyword, error)
      }
      return leavingOut(type, error)
    }
    if message.contains("does not conform to protocol") || message.contains("does not conform to"),
      let name = error.names.last, let type = inheritedType(named: name, around: token)
    {
      return leavingOut(type, error)
    }
    if let node = token.nearest(AttributeSyntax.self), token.nearest(ClosureExprSyntax.self) == nil
    {
      return cut(node, .attribute)
    }
    if message.contains("does not override"), let node = modifier("override", around: token) {
      return cut(node, .override)
    }
    if message.contains("requires an 'override' keyword"), let place = beginning(around: token) {
      return insert("override ", at: place, .override)
    }
    if message.contains("missing return"), let end = blockEnd(around: token) {
      return insert(separator(at: token) + returning(around: token) + " ", at: end, .value)
    }
    if message.contains("must not fall through"), let node = token.nearest(GuardStmtSyntax.self) {
      let end = node.body.bytes.upperBound - 1
      let separator = node.body.statements.isEmpty ? " " : "; "
      return insert(separator + returning(around: token) + " ", at: end, .value)
    }
    if message.contains("initializer 'init(coder:)' must be provided"),
      let node = token.nearest(ClassDeclSyntax.self)
    {
      return insert(
        " required init?(coder: NSCoder) { fatalError(\"init(coder:)\") } ",
        at: node.bytes.upperBound - 1, .member)
    }
    return smallest(around: token, error)
  }

  /// The protocols of SwiftUI, whose types are of no use without it.
  private static let swiftUI: Set = [
    "View", "App", "Scene", "ViewModifier", "PreviewProvider", "Shape", "ButtonStyle",
    "UIViewRepresentable", "UIViewControllerRepresentable", "EnvironmentKey", "PreferenceKey",
    "Widget", "WidgetBundle", "TimelineProvider", "Tip",
  ]

  /// The element of a list, the statement or the member in which an error is.
  private static func smallest(around token: TokenSyntax, _ error: CutRequest.Fault) -> [Cut] {
    // What is wrong inside of a declaration does not make a type unknown.
    let isWhole = error.message.hasPrefix("cannot find type")
    for node in token.withAncestors {
      if let element = node.as(ArrayElementSyntax.self),
        let list = element.parent?.as(ArrayElementListSyntax.self), list.count > 1
      {
        return [
          Cut(edit: Edit(element.withComma(in: list), ""), kind: .element, reason: error.message)
        ]
      }
      if let item = node.as(CodeBlockItemSyntax.self) {
        let list = item.parent?.as(CodeBlockItemListSyntax.self)
        // A case of a switch needs a statement.
        let isAlone = list?.count == 1 && list?.parent?.is(SwitchCaseSyntax.self) == true
        let kind: Kind = item.item.as(DeclSyntax.self)?.isType == true ? .type : .statement
        if let plain = plainInitialiser(inPlaceOf: item) {
          return [Cut(edit: Edit(item, plain), kind: .statement, reason: error.message)]
        }
        if let value = item.item.as(VariableDeclSyntax.self)?.plainValue(inPlaceOf: token) {
          return [Cut(edit: value, kind: .value, reason: error.message)]
        }
        return [
          Cut(
            edit: Edit(item, isAlone ? "break" : ""), kind: kind, reason: error.message,
            isWhole: isWhole, item: item)
        ]
      }
      if let item = node.as(MemberBlockItemSyntax.self) {
        if let value = item.decl.as(VariableDeclSyntax.self)?.plainValue(inPlaceOf: token) {
          return [Cut(edit: value, kind: .value, reason: error.message)]
        }
        let kind: Kind = item.decl.isType ? .type : .member
        return [Cut(edit: Edit(item, ""), kind: kind, reason: error.message, isWhole: isWhole)]
      }
    }
    return []
  }

  /// Of cuts inside of one another, the inner ones: without them, the outer may have no error.
  private static func innermost(of found: [Cut]) -> [Cut] {
    var kept: [Cut] = []
    let whole = found.filter(\.isWhole).map(\.edit.range)
    let rest = found.filter { cut in
      !whole.contains { $0 != cut.edit.range && $0.clamped(to: cut.edit.range) == cut.edit.range }
    }
    let inOrder = rest.enumerated().sorted {
      ($0.element.edit.range.lowerBound, -$0.element.edit.range.upperBound, $0.offset)
        < ($1.element.edit.range.lowerBound, -$1.element.edit.range.upperBound, $1.offset)
    }.map(\.element)
    for cut in inOrder {
      let range = cut.edit.range
      if kept.contains(where: { $0.edit.range == range && $0.edit.text == cut.edit.text }) {
        continue
      }
      let hasInner = inOrder.contains { other in
        other.edit.range != range && !other.edit.range.isEmpty && !range.isEmpty
          && range.lowerBound <= other.edit.range.lowerBound
          && other.edit.range.upperBound <= range.upperBound
      }
      if hasInner { continue }
      if let last = kept.last, last.edit.range.upperBound > range.lowerBound { continue }
      kept.append(cut)
    }
    return kept
  }
}

extension DeclSyntax {
  fileprivate var isType: Bool {
    self.is(ClassDeclSyntax.self) || self.is(StructDeclSyntax.self) || self.is(EnumDeclSyntax.self)
      || self.is(ExtensionDeclSyntax.self) || self.is(ProtocolDeclSyntax.self)
      || self.is(ActorDeclSyntax.self)
  }
}

extension ArrayElementSyntax {
  /// The bytes of the element with its comma; of the last one, with the comma before it.
  fileprivate func withComma(in list: ArrayElementListSyntax) -> Range<Int> {
    guard list.last?.id == id, trailingComma == nil, let before = list.dropLast().last else {
      return bytes
    }
    return before.expression.bytes.upperBound..<bytes.upperBound
  }
}

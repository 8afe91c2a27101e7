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

  typealias Kind = CutAnswer.Kind

  private(set) var cuts: [Cut] = []

  /// - Parameter isFinal: Whether all of a function goes with what is wrong in it.
  init(_ source: SourceText, _ errors: [CutRequest.Fault], isFinal: Bool) {
    let found = errors.flatMap { error in
      guard let token = source.token(line: error.line, column: error.column) else { return [Cut]() }
      let cuts =
        isFinal ? Self.largest(around: token, error) : Self.cuts(for: error, at: token)
      return cuts.map { cut in
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

  /// The body of the function around a token, or else the member of a type, or the type: when there
  /// is no end of what does not compile.
  private static func largest(around token: TokenSyntax, _ error: CutRequest.Fault) -> [Cut] {
    let item =
      token.withAncestors.first { $0.is(MemberBlockItemSyntax.self) }
      ?? token.withAncestors.last { $0.is(CodeBlockItemSyntax.self) }
    guard let item else { return [] }
    var edit = Edit(item)
    if let function = token.nearest(FunctionDeclSyntax.self), let body = function.body,
      let plain = plainReturn(around: body), body.statements.trimmedDescription != plain
    {
      edit = Edit(body, "{ \(plain) }")
    }
    return [Cut(edit: edit, kind: .member, reason: error.message, isWhole: true)]
  }

  /// The element of a list, the statement or the member in which an error is.
  static func smallest(around token: some SyntaxProtocol, _ error: CutRequest.Fault) -> [Cut] {
    // What is wrong inside of a statement does not make a name unknown.
    let isWhole =
      error.message.hasPrefix("cannot find ") || error.message.contains(" has no member '")
      || error.message.contains("' is unavailable")
    for node in token.withAncestors {
      if let element = node.as(ArrayElementSyntax.self),
        let list = element.parent?.as(ArrayElementListSyntax.self),
        list.count > 1 || NameTables.isRow(element)
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
        if let plain = plainInitialiser(inPlaceOf: item) ?? plainResult(inPlaceOf: item) {
          return [Cut(edit: Edit(item, plain), kind: .statement, reason: error.message)]
        }
        // What stands in for a statement is wrong too, as where the superclass is the app's own.
        let standIns = [plainInitialiser(in: item), plainReturn(around: item)]
        if standIns.contains(item.trimmedDescription),
          let member = item.nearest(MemberBlockItemSyntax.self)
        {
          return [Cut(edit: Edit(member), kind: .member, reason: error.message, isWhole: true)]
        }
        if let value = item.item.as(VariableDeclSyntax.self)?.withPlainValue(
          inPlaceOf: token, error)
        {
          return [Cut(edit: value, kind: .value, reason: error.message)]
        }
        return [
          Cut(
            edit: Edit(item, isAlone ? "break" : ""), kind: kind, reason: error.message,
            isWhole: isWhole, item: item)
        ]
      }
      if let item = node.as(MemberBlockItemSyntax.self) {
        if let value = item.decl.as(VariableDeclSyntax.self)?.withPlainValue(
          inPlaceOf: token, error)
        {
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
    let inOrder = rest.sorted {
      ($0.edit.range.lowerBound, -$0.edit.range.upperBound)
        < ($1.edit.range.lowerBound, -$1.edit.range.upperBound)
    }
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

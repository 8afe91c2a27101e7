import SwiftSyntax

/// What the compiler says, and what mends it.
extension Cutting {
  /// What mends an error at a token.
  static func cuts(for error: CutRequest.Fault, at token: TokenSyntax) -> [Cut] {
    func cut(_ node: some SyntaxProtocol, _ kind: Kind, _ text: String = "") -> [Cut] {
      [Cut(edit: Edit(node, text), kind: kind, reason: error.message)]
    }
    func insert(_ text: String, at offset: Int) -> [Cut] {
      [Cut(edit: Edit(at: offset, text), kind: .same, reason: error.message)]
    }
    let message = error.message
    // A preview that makes something else is none.
    if let node = token.nearest(FunctionDeclSyntax.self),
      node.name.text.hasPrefix(Preview.prefix), node.body?.statements.count == 1
    {
      return cut(node, .statement)
    }
    if let node = token.nearest(ImportDeclSyntax.self) { return cut(node, .import) }
    if let type = token.nearest(InheritedTypeSyntax.self) { return leavingOut(type, error) }
    if message.contains("does not conform to"), let name = error.names.last {
      if let type = inheritedType(named: name, around: token) { return leavingOut(type, error) }
      if let member = coding[name], let node = token.declarationGroup {
        let required = node.is(ClassDeclSyntax.self) && name == "Decodable" ? "required " : ""
        return insert(
          " \(required)\(member); ", at: node.memberBlock.bytes.upperBound - 1)
      }
      if let type = lastProtocol(around: token) { return leavingOut(type, error) }
    }
    if let node = token.nearest(AttributeSyntax.self), token.nearest(ClosureExprSyntax.self) == nil
    {
      return cut(node, .attribute)
    }
    if message.contains("does not override"), let node = modifier("override", around: token) {
      return cut(node, .override)
    }
    if message.contains("requires an 'override' keyword"), let place = beginning(around: token) {
      return insert("override ", at: place)
    }
    if let values = values(for: error, at: token) { return values }
    if message.contains("missing return"), let end = blockEnd(around: token) {
      let told = error.names.first.flatMap { plainValue(of: $0) }.map { "return " + $0 }
      guard let plain = plainReturn(around: token) ?? told else {
        return withoutResult(token, error)
      }
      return insert(separator(at: token) + plain + " ", at: end)
    }
    if message.contains("must not fall through"), let node = token.nearest(GuardStmtSyntax.self) {
      let end = node.body.bytes.upperBound - 1
      let separator = node.body.statements.isEmpty ? " " : "; "
      let leaving = plainReturn(around: token) ?? "fatalError(\"there is no plain result\")"
      return insert(separator + leaving + " ", at: end)
    }
    if message.hasPrefix("'case' label in a 'switch'"),
      let node = token.nearest(SwitchCaseSyntax.self)
    {
      return insert(" break;", at: node.label.bytes.upperBound)
    }
    // The statements that named the closure's arguments have gone.
    if message.hasPrefix("contextual type for closure argument list expects "),
      let closure = token.nearest(ClosureExprSyntax.self),
      let count = message.split(separator: " ").lazy.compactMap({ Int($0) }).first
    {
      let names = Array(repeating: "_", count: count).joined(separator: ", ")
      return insert(" \(names) in", at: closure.leftBrace.bytes.upperBound)
    }
    // Blocks of Objective-C that don't escape are escaping closures here where they are optional.
    if message.contains("use of 'self'"), message.contains("in closure") {
      return insert("self.", at: token.bytes.lowerBound)
    }
    // For UIKit of Objective-C, all initialisers of a generic parameter are there.
    if message.contains("must use a 'required' initializer"),
      let call = token.nearest(FunctionCallExprSyntax.self), let type = error.names.first
    {
      return cut(call, .same, "tennielMake(\(type).self)")
    }
    if message.contains("'super.init' isn't called on all paths"),
      let node = token.nearest(InitializerDeclSyntax.self), let body = node.body,
      let plain = plainInitialiser(in: node)
    {
      let separator = body.statements.isEmpty ? " " : "; "
      return insert(separator + plain + " ", at: body.bytes.upperBound - 1)
    }
    if message.contains("initializer 'init(coder:)' must be provided"),
      let node = token.nearest(ClassDeclSyntax.self)
    {
      return insert(
        " required init?(coder: NSCoder) { fatalError(\"init(coder:)\") }; ",
        at: node.bytes.upperBound - 1)
    }
    if message.contains("'required' initializer 'init(ofRegisteredClass:)' must be provided"),
      let node = token.nearest(ClassDeclSyntax.self), let base = error.names.last
    {
      let parameter = base.hasPrefix("UITable") ? "identifier: String" : ": Void"
      let arguments =
        switch base {
        case "UITableViewCell": "style: .default, reuseIdentifier: identifier"
        case "UITableViewHeaderFooterView": "reuseIdentifier: identifier"
        default: "frame: .zero"
        }
      return insert(
        " required init(ofRegisteredClass \(parameter)) { super.init(\(arguments)) }; ",
        at: node.bytes.upperBound - 1)
    }
    return smallest(around: token, error)
  }

  /// What makes a type meet a protocol that another one of its protocols needs.
  private static let coding = [
    "Decodable": "init(from decoder: any Decoder) throws { throw CocoaError(.coderInvalidValue) }",
    "Encodable": "func encode(to encoder: any Encoder) throws {}",
  ]
}

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

  /// The last type that the declaration around a token inherits from, unless it is a class of UIKit
  /// or Foundation: a protocol may be one of its protocols.
  static func lastProtocol(around token: TokenSyntax) -> InheritedTypeSyntax? {
    token.declarationGroup?.inheritanceClause?.inheritedTypes.last.flatMap { type in
      ["UI", "NS"].contains { type.type.trimmedDescription.hasPrefix($0) } ? nil : type
    }
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
    let arguments =
      [
        ("Controller", "nibName: nil, bundle: nil"),
        ("TableViewCell", "style: .default, reuseIdentifier: nil"),
        ("HeaderFooterView", "reuseIdentifier: nil"),
        ("CollectionView", "frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()"),
      ].first { base.hasSuffix($0.0) }?.1
    return "super.init(\(arguments ?? "frame: .zero"))"
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

import SwiftSyntax

/// The plainest value of a type, as far as its name tells; nil if it does not.
func plainValue(of type: String) -> String? {
  if type.hasSuffix("?") || type.hasSuffix("!") { return "nil" }
  if type.hasPrefix("[") { return type.contains(":") && !type.contains("->") ? "[:]" : "[]" }
  switch type {
  case "Bool": return "false"
  case "Int", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat", "TimeInterval":
    return "0"
  case "String", "Substring", "Character": return "\"\""
  case "UIFont": return ".systemFont(ofSize: 17)"
  case "UIColor": return ".clear"
  case "URL": return "URL(fileURLWithPath: \"/\")"
  case _ where StandIns.base(of: type) == "UICollectionView":
    return "\(type)(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
  case "Date", "Data", "IndexPath", "IndexSet", "UUID", "NSAttributedString": return "\(type)()"
  case _ where type.hasPrefix("UI") && enumerations.contains { type.hasSuffix($0) }:
    return "\(type)(rawValue: 0)!"
  default:
    let isKnown =
      ["UI", "NS", "CG"].contains { type.hasPrefix($0) } || StandIns.base(of: type) != nil
    return isKnown ? "\(type)()" : nil
  }
}

/// What the names of UIKit's enumerations end with.
private let enumerations = [
  "Style", "Mode", "Type", "State", "Orientation", "Direction", "Axis", "Alignment", "Position",
  "Operation", "Appearance",
]

extension VariableDeclSyntax {
  /// The edit that gives a property the plainest value of its type in the place of one that does
  /// not compile; nil where its type does not tell.
  func withPlainValue(inPlaceOf token: some SyntaxProtocol, _ error: CutRequest.Fault) -> Edit? {
    guard bindings.count == 1, let value = bindings.first?.initializer?.value,
      value.bytes.clamped(to: token.bytes) == token.bytes,
      let type = bindings.first?.typeAnnotation?.type.trimmedDescription
        ?? value.as(FunctionCallExprSyntax.self)?.classOfUIKit
    else { return nil }
    let isUnknown = error.message == "cannot find '\(type)' in scope"
    guard let plain = plainValue(of: type), plain != value.trimmedDescription, !isUnknown
    else { return nil }
    return Edit(value, plain)
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

import SwiftSyntax

/// Optional requirements of protocols, which Objective-C alone has. Here they are requirements with
/// a default that does nothing.
extension ProtocolDeclSyntax {
  var optionalRequirements: [FunctionDeclSyntax] {
    memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .filter { $0.has(modifier: "optional") }
  }
}

extension FunctionDeclSyntax {
  /// The method with a body that returns nothing, or the plainest value of its type.
  var defaultImplementation: String {
    let result = signature.returnClause?.type.trimmedDescription
    let body = result.map { $0 == "Void" || $0 == "()" ? "" : plainReturn(of: $0) } ?? ""
    return "func \(name.text)\(genericParameterClause?.trimmedDescription ?? "")"
      + "\(signature.trimmedDescription) { \(body) }"
  }
}

/// A statement that returns the plainest value of a type; for a type without one, it ends the
/// program and says why.
func plainReturn(of type: String) -> String {
  let value = plainest(type)
  return value.hasPrefix("fatalError") ? value : "return " + value
}

/// The plainest value of a type, as far as its name tells.
func plainest(_ type: String) -> String {
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
  default:
    return ["UI", "NS", "CG"].contains { type.hasPrefix($0) } || StandIns.base(of: type) != nil
      ? "\(type)()" : "fatalError(\"what makes its result does not compile here\")"
  }
}

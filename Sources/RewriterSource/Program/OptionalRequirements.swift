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
    let value = result.map {
      plainValue(of: $0) ?? "fatalError(\"\(name.text) has no result here\")"
    }
    let body = result == "Void" || result == "()" ? "" : value ?? ""
    return "func \(name.text)\(genericParameterClause?.trimmedDescription ?? "")"
      + "\(signature.trimmedDescription) { \(body) }"
  }
}

import SwiftSyntax

/// What documents and selectors name of a class, as tables that the class has: its methods by
/// their selectors, and its outlets and inspectable properties by their keys.
struct NameTables {
  /// The declarations for the end of the class; nil for a class of which nothing is named.
  private(set) var members: String?
  /// What has to stand outside of the class; nil if nothing has to.
  private(set) var conformances: String?

  init(of known: Project.Class, in project: Project) {
    let actions = Self.actions(of: known)
    let properties = Self.properties(of: known)
    var parts: [String] = []
    var protocols: [String] = []
    for (name, type, rows, conformance) in [
      ("actions", "Action", actions, "ActionTarget"),
      ("keyedProperties", "KeyedProperty", properties, "KeyedObject"),
    ] where !rows.isEmpty {
      let above = project.lineage(of: known).dropFirst()
      let overrides =
        project.isResponder(known)
        || above.contains {
          !(name == "actions" ? Self.actions(of: $0) : Self.properties(of: $0)).isEmpty
        }
      if !overrides { protocols.append(conformance) }
      let access = known.declaration.modifiers.contains {
        ["public", "open"].contains($0.name.text)
      }
      parts.append(
        " \(name == "keyedProperties" && !overrides ? "@MainActor " : "")"
          + "\(access ? "public " : "")\(overrides ? "override " : "")class var \(name): [\(type)] {"
          + " \(overrides ? "super.\(name) + " : "")[\(rows.joined(separator: ", "))] }")
    }
    members = parts.isEmpty ? nil : parts.joined(separator: ";") + "; "
    conformances =
      protocols.isEmpty
      ? nil : "extension \(known.name): \(protocols.joined(separator: ", ")) {}\n"
  }

  /// Whether the element of an array is a row of a table, which may lose all of its rows.
  static func isRow(_ element: ArrayElementSyntax) -> Bool {
    let called = element.expression.as(FunctionCallExprSyntax.self)?.calledExpression
    return ["Action", "KeyedProperty"].contains(called?.trimmedDescription)
  }

  private static func actions(of known: Project.Class) -> [String] {
    var rows: [String] = []
    var selectors: Set<String> = []
    for member in known.members {
      guard let function = member.declaration.as(FunctionDeclSyntax.self),
        function.has("objc", "IBAction"), !function.isStatic,
        function.genericParameterClause == nil, function.signature.effectSpecifiers == nil,
        member.file == known.file || !function.isPrivate
      else { continue }
      let parameters = function.signature.parameterClause.parameters
      guard parameters.count <= 2,
        !parameters.contains(where: { $0.type.trimmedDescription.hasPrefix("inout") })
      else { continue }
      let selector = SelectorName(of: function).text
      guard selectors.insert(selector).inserted else { continue }
      let labels = parameters.map { $0.firstName.text + ":" }.joined()
      let name = function.name.text + (labels.isEmpty ? "" : "(\(labels))")
      rows.append("Action(\"\(selector)\", \(known.name).\(name))")
    }
    return rows
  }

  private static func properties(of known: Project.Class) -> [String] {
    known.members.flatMap { member -> [String] in
      guard let variable = member.declaration.as(VariableDeclSyntax.self),
        variable.has("IBOutlet", "IBInspectable"), !variable.isStatic,
        variable.bindingSpecifier.text == "var", member.file == known.file || !variable.isPrivate
      else { return [] }
      return variable.bindings.compactMap { binding in
        binding.pattern.as(IdentifierPatternSyntax.self).map {
          "KeyedProperty(\"\($0.identifier.text)\", \\\(known.name).\($0.identifier.text))"
        }
      }
    }
  }
}

extension WithModifiersSyntax {
  /// Whether other files can't name it.
  var isPrivate: Bool {
    modifiers.contains {
      ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
    }
  }
}

import SwiftSyntax

/// Members of extensions that override a method, or that a subclass overrides. Linux allows that in
/// classes alone, so they are moved into their class, and keep the lines that they are known by.
struct MovedMembers {
  /// The edits by the number of the file.
  private(set) var edits: [Int: [Edit]] = [:]

  /// - Parameter rewritten: The edits inside of what is moved, by the number of the file.
  init(in project: Project, rewritten: [Int: [Edit]]) {
    let overridden = Self.overridden(in: project)
    for (index, file) in project.files.enumerated() {
      for found in file.tree.extensions where found.genericWhereClause == nil {
        guard let known = project.class(named: found.extendedType.trimmedDescription) else {
          continue
        }
        let moved = Array(found.memberBlock.members).filter { member in
          guard let declaration = member.decl.asProtocol(WithModifiersSyntax.self) else {
            return false
          }
          return declaration.has(modifier: "override")
            || member.decl.declaredName.map { overridden[known.name]?.contains($0) == true } == true
        }
        guard !moved.isEmpty else { continue }
        let inherited = rewritten[index] ?? []
        var text = ""
        for member in moved {
          let range = member.bytes
          let inside = inherited.filter {
            range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
          }.map { edit in
            Edit(
              edit.range.lowerBound - range.lowerBound..<edit.range.upperBound - range.lowerBound,
              edit.text)
          }
          let bytes = Array(file.bytes[range]).applying(inside)
          text +=
            "\n#sourceLocation(file: \(file.path.literal), line: \(file.line(of: member)))\n"
            + String(decoding: bytes, as: UTF8.self)
          edits[index, default: []].append(Edit(range, ""))
        }
        let home = project.files[known.file]
        let end = known.declaration.memberBlock.rightBrace
        text += "\n#sourceLocation(file: \(home.path.literal), line: \(home.line(of: end)))\n"
        edits[known.file, default: []].append(Edit(at: end.bytes.lowerBound, text))
        if known.file != index { edits[index]! += Self.openings(of: found, but: moved) }
      }
    }
  }

  /// The names of the members that subclasses override, by class.
  private static func overridden(in project: Project) -> [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    for known in project.names.compactMap({ project.classes[$0] }) {
      let overrides = known.members.compactMap { member in
        member.declaration.asProtocol(WithModifiersSyntax.self)?.has(modifier: "override") == true
          ? member.declaration.declaredName : nil
      }
      guard !overrides.isEmpty else { continue }
      for above in project.lineage(of: known).dropFirst() {
        names[above.name, default: []].formUnion(overrides)
      }
    }
    return names
  }

  /// The edits that let the moved members name what is private in the extension that they leave.
  private static func openings(
    of found: ExtensionDeclSyntax, but moved: [MemberBlockItemSyntax]
  ) -> [Edit] {
    let left = found.memberBlock.members.filter { member in
      !moved.contains { $0.id == member.id }
    }
    return left.compactMap { $0.decl.asProtocol(WithModifiersSyntax.self) }
      .flatMap { declaration in
        declaration.modifiers.filter { ["private", "fileprivate"].contains($0.name.text) }
      }
      .map { Edit($0) }
  }
}

extension DeclSyntax {
  /// The name of a function or of a property.
  var declaredName: String? {
    self.as(FunctionDeclSyntax.self)?.name.text
      ?? self.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
  }
}

extension String {
  /// The text as a literal of Swift.
  var literal: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

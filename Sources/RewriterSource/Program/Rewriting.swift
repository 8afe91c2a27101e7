import SwiftSyntax

/// What Swift on Linux forbids in a file of an app, written so that it compiles and means the same.
/// Lines keep their numbers.
final class Rewriting: SyntaxVisitor {
  let project: Project
  let file: Int
  /// The modules that can be imported.
  let modules: Set<String>
  /// The modules whose files are among the app's.
  private let merged: Set<String>
  private(set) var edits: [Edit] = []
  private(set) var previews: [Preview] = []
  private(set) var cuts: [CutAnswer.Cut] = []

  init(_ project: Project, file: Int, modules: Set<String>, merged: Set<String>) {
    (self.project, self.file, self.modules, self.merged) = (project, file, modules, merged)
    super.init(viewMode: .sourceAccurate)
    edits = UnsetProperties(project, file: file).edits
    // A bridging header, or a module that is not here, gives UIKit to files that don't import it,
    // and on other systems than Linux, Foundation has the network.
    let imports = ["FoundationNetworking", "UIKit"].map { "import \($0)" }.joined(separator: "; ")
    add(Edit(at: project.files[file].bytes.count, "\n" + imports))
    walk(project.files[file].tree)
  }

  func add(_ edit: Edit) { edits.append(edit) }

  // MARK: - Attributes and modifiers

  /// Attributes that mean something to Objective-C and Interface Builder alone, or that only a
  /// program may have.
  private static let leftOut: Set = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBSegueAction", "IBDesignable", "IBInspectable",
    "IBOutlet", "UIApplicationMain", "NSApplicationMain", "main", "NSManaged", "NSCopying",
    "GKInspectable",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if Self.leftOut.contains(node.attributeName.trimmedDescription) { add(Edit(node)) }
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if ["dynamic", "optional"].contains(node.name.text) { add(Edit(node)) }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = [node.typeAround, node.name.text].compactMap(\.self).joined(separator: ".")
    guard let known = project.classes[name], known.declaration.id == node.id else {
      return .visitChildren
    }
    for inherited in node.inheritanceClause?.inheritedTypes ?? [] {
      if let alias = known.alias(inherited.type) { add(Edit(inherited.type, alias)) }
    }
    let tables = NameTables(of: known, in: project)
    if let members = tables.members { add(Edit(at: node.bytes.upperBound - 1, members)) }
    if let conformances = tables.conformances {
      add(Edit(at: project.files[file].bytes.count, "\n" + conformances))
    }
    return .visitChildren
  }

  /// A class that no document can make says so, and ends nothing.
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let refusal = node.refusalOfCoder else { return .visitChildren }
    add(Edit(refusal, "return nil"))
    return .skipChildren
  }

  // MARK: - Modules and conditions

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let module = node.path.first?.name.text ?? ""
    let isKnown = modules.contains(module)
    if !isKnown || node.path.count > 1 || node.importKindSpecifier != nil || node.has("testable") {
      add(Edit(node, "import \(isKnown ? module : "UIKit")"))
    }
    return .skipChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    add(contentsOf: node.condition?.all(FunctionCallExprSyntax.self).compactMap(answer) ?? [])
    return .visitChildren
  }

  /// Answers what a condition of `#if` asks about the system, as iOS does.
  private func answer(_ question: FunctionCallExprSyntax) -> Edit? {
    let asked = question.arguments.first?.expression.trimmedDescription
    return switch question.calledExpression.trimmedDescription {
    case "os": Edit(question, asked == "iOS" ? "true" : "false")
    case "targetEnvironment": Edit(question, asked == "simulator" ? "true" : "false")
    default: nil
    }
  }

  func add(contentsOf edits: [Edit]) { self.edits += edits }

  // MARK: - SwiftUI

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    leaveOut(node, if: node.name.text)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    leaveOut(node, if: node.extendedType.trimmedDescription)
  }

  /// Leaves out a declaration of a part of SwiftUI, unless there is SwiftUI. To find out what does
  /// not compile in its expressions takes the compiler many seconds.
  private func leaveOut(
    _ node: some SyntaxProtocol, if name: String
  ) -> SyntaxVisitorContinueKind {
    guard project.swiftUITypes.contains(name), !modules.contains("SwiftUI") else {
      return .visitChildren
    }
    let source = project.files[file]
    add(Edit(node))
    cuts.append(
      CutAnswer.Cut(
        path: source.path, line: source.line(of: node), kind: .type,
        text: String(decoding: source.bytes[node.bytes].prefix(400), as: UTF8.self),
        reason: "\(name) is a part of SwiftUI, which is not here"))
    return .skipChildren
  }

  // MARK: - Macros

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector":
      guard let text = selector(node) else { return .visitChildren }
      add(Edit(node, text))
      return .skipChildren
    case "keyPath":
      guard let argument = node.arguments.first?.expression.trimmedDescription else { break }
      var names = argument.filter { !$0.isWhitespace }.split(separator: ".")
      if names.count > 1, names[0].first?.isUppercase == true || names[0] == "self" {
        names.removeFirst()
      }
      add(Edit(node, "\"\(names.joined(separator: "."))\""))
      return .skipChildren
    case "imageLiteral":
      guard let name = node.arguments.first?.expression.trimmedDescription else { break }
      add(Edit(node, "(UIImage(named: \(name)) ?? UIImage())"))
      return .skipChildren
    case "colorLiteral":
      add(Edit(node.pound.bytes.lowerBound..<node.macroName.bytes.upperBound, "UIColor"))
    case "Preview": return preview(node, node.arguments, node.trailingClosure)
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview"
      ? preview(node, node.arguments, node.trailingClosure) : .visitChildren
  }

  /// Makes a function of a preview, which the app's list of scenes calls.
  private func preview(
    _ node: some SyntaxProtocol, _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?
  ) -> SyntaxVisitorContinueKind {
    guard let closure else { return .visitChildren }
    let line = project.files[file].line(of: node)
    let preview = Preview(
      function: "\(Preview.prefix)\(file)Line\(line)", line: line,
      name: arguments.first.flatMap { argument in
        argument.label == nil
          ? argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue : nil
      })
    previews.append(preview)
    add(
      Edit(
        node.bytes.lowerBound..<closure.bytes.lowerBound,
        "@MainActor func \(preview.function)() -> UIResponder "))
    return .visitChildren
  }

  // MARK: - Protocols with optional requirements

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.has("objc") else { return .visitChildren }
    if node.inheritanceClause == nil {
      add(Edit(at: node.name.bytes.upperBound, ": AnyObject"))
    }
    let defaults = node.optionalRequirements.map(\.defaultImplementation)
    if !defaults.isEmpty {
      add(
        Edit(
          at: node.bytes.upperBound,
          "; extension \(node.name.text) { \(defaults.joined(separator: "; ")) }"))
    }
    return .visitChildren
  }

  /// The main bundle is the app's, not this program's.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.trimmedDescription == "Bundle.main" { add(Edit(node, "tennielBundle")) }
    if let base = node.base { leaveOut(base, before: node.period) }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    leaveOut(node.baseType, before: node.period)
    return .visitChildren
  }

  /// Leaves out the name of a module whose files are among the app's.
  private func leaveOut(_ base: some SyntaxProtocol, before period: TokenSyntax) {
    let name = base.trimmedDescription
    guard merged.contains(name), !project.types.contains(name) else { return }
    add(Edit(base.bytes.lowerBound..<period.bytes.upperBound, ""))
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == "Bundle",
      node.arguments.first?.label?.text == "for"
    {
      add(Edit(node, "tennielBundle"))
      return .skipChildren
    }
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chain.expression.as(MemberAccessExprSyntax.self),
      project.optionalRequirements.contains(member.declName.baseName.text)
    {
      add(Edit(chain.questionMark))
    }
    return .visitChildren
  }
}

/// A `#Preview`.
struct Preview {
  /// What the names of the functions begin with.
  static let prefix = "tennielPreview"
  /// The function that makes what it shows.
  let function: String
  let line: Int
  let name: String?
}

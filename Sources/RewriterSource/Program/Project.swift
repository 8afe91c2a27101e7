import SwiftSyntax

/// The types that some source files declare, and the classes among them with what their extensions
/// add.
struct Project {
  struct Class {
    let name: String
    /// The file that declares it.
    let file: Int
    let declaration: ClassDeclSyntax
    /// The name of the first type that it inherits from, without generic arguments; nil for none.
    let inherited: String?
    /// The members of the class and of its extensions, with their files.
    var members: [(file: Int, declaration: DeclSyntax)]

    /// What a type stands for that the class declares itself, and is made of: to find that out of
    /// the class, the compiler needs to know the class. Nil for other types.
    func alias(_ type: TypeSyntax) -> String? {
      guard let member = type.as(MemberTypeSyntax.self), member.baseType.trimmedDescription == name
      else { return nil }
      return members.lazy.compactMap { $0.declaration.as(TypeAliasDeclSyntax.self) }
        .first { $0.name.text == member.name.text }?.initializer.value.trimmedDescription
    }
  }

  let files: [SourceText]
  private(set) var classes: [String: Class] = [:]
  /// The names of the classes in the order of their declarations.
  private(set) var names: [String] = []
  /// The names of the optional methods of the protocols that the files declare.
  private(set) var optionalRequirements: Set<String> = []
  /// The names of all types that are declared, without those around them.
  private(set) var types: Set<String> = []
  /// The names of the structures that are views and other parts of SwiftUI.
  private(set) var swiftUITypes: Set<String> = []

  init(_ files: [SourceText]) {
    self.files = files
    for (index, file) in files.enumerated() {
      let finder = TypeFinder(viewMode: .sourceAccurate)
      finder.walk(file.tree)
      types.formUnion(finder.names)
      swiftUITypes.formUnion(finder.swiftUITypes)
      for found in finder.classes where classes[found.name] == nil {
        let own = found.declaration.memberBlock.members.map { (file: index, declaration: $0.decl) }
        classes[found.name] = Class(
          name: found.name, file: index, declaration: found.declaration,
          inherited: found.declaration.inheritanceClause?.inheritedTypes.first.map {
            String($0.type.trimmedDescription.prefix { $0 != "<" })
          }, members: own)
        names.append(found.name)
      }
    }
    for (index, file) in files.enumerated() {
      for found in file.tree.extensions {
        let added = found.memberBlock.members.map { (file: index, declaration: $0.decl) }
        classes[found.extendedType.trimmedDescription]?.members += added
      }
      for statement in file.tree.statements {
        let found = statement.item.as(DeclSyntax.self)?.as(ProtocolDeclSyntax.self)
        optionalRequirements.formUnion(found?.optionalRequirements.map(\.name.text) ?? [])
      }
    }
  }

  /// The class that a name means inside of another type: a nested one, or one of the file.
  func `class`(named name: String, in outer: String? = nil) -> Class? {
    var scope = outer
    while let outer = scope {
      if let nested = classes[outer + "." + name] { return nested }
      scope = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    return classes[name]
  }

  func superclass(of known: Class) -> Class? {
    known.inherited.flatMap { `class`(named: $0, in: known.name) }.flatMap {
      $0.name == known.name ? nil : $0
    }
  }

  /// The class and its superclasses, as far as the files declare them.
  func lineage(of known: Class) -> [Class] {
    var lineage = [known]
    while let next = superclass(of: lineage[lineage.count - 1]), lineage.count < 100 {
      lineage.append(next)
    }
    return lineage
  }

  /// The first superclass that no file declares; nil if there is none.
  func foreignBase(of known: Class) -> String? { lineage(of: known).last?.inherited }

  /// Whether a class is one of UIKit's responders: the views, the controllers and their delegates.
  func isResponder(_ known: Class) -> Bool {
    guard let base = foreignBase(of: known) else { return false }
    guard base.hasPrefix("UI") else { return StandIns.base(ofSuperclass: base) != nil }
    let others = [
      "GestureRecognizer", "Item", "Layout", "LayoutAttributes", "Delegate", "DataSource", "Action",
      "Document", "PresentationController", "InteractiveTransition", "Font", "Color", "Image",
      "BezierPath", "Guide", "Animator", "Behavior", "Configuration", "Activity", "Renderer",
    ]
    return !others.contains { base.hasSuffix($0) }
  }
}

/// Finds the types of a file, those inside of other types too.
private final class TypeFinder: SyntaxVisitor {
  private(set) var classes: [(name: String, declaration: ClassDeclSyntax)] = []
  private(set) var names: [String] = []
  private(set) var swiftUITypes: [String] = []
  private var scope: [String] = []

  /// The protocols of SwiftUI, whose structures are of no use without it.
  private static let swiftUI: Set = [
    "View", "App", "Scene", "ViewModifier", "PreviewProvider", "Shape", "ButtonStyle",
    "UIViewRepresentable", "UIViewControllerRepresentable", "EnvironmentKey", "PreferenceKey",
    "Widget", "WidgetBundle", "TimelineProvider", "Tip",
  ]

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    scope.append(name)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    classes.append(((scope + [node.name.text]).joined(separator: "."), node))
    names.append(node.name.text)
    return enter(node.name.text)
  }
  override func visitPost(_ node: ClassDeclSyntax) { scope.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.name.text)
    let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    if !Self.swiftUI.isDisjoint(with: inherited) { swiftUITypes.append(node.name.text) }
    return enter(node.name.text)
  }
  override func visitPost(_ node: StructDeclSyntax) { scope.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.name.text)
    return enter(node.name.text)
  }
  override func visitPost(_ node: EnumDeclSyntax) { scope.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scope.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.name.text)
    return .skipChildren
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.name.text)
    return .skipChildren
  }
  // What a function declares, no other code names.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension SourceFileSyntax {
  /// The extensions of a file.
  var extensions: [ExtensionDeclSyntax] {
    statements.compactMap { $0.item.as(DeclSyntax.self)?.as(ExtensionDeclSyntax.self) }
  }
}

extension SyntaxProtocol {
  /// The node and those inside of it, as far as they are of a kind, in order.
  func all<Node: SyntaxProtocol>(_ kind: Node.Type) -> [Node] {
    [Syntax(self).as(kind)].compactMap(\.self)
      + children(viewMode: .sourceAccurate).flatMap { $0.all(kind) }
  }

  /// The name of the type whose declaration or extension a node is in, with the types around it;
  /// nil outside of types.
  var typeAround: String? {
    var names: [String] = []
    for node in withAncestors.dropFirst() {
      if let named = node.asProtocol(NamedDeclSyntax.self),
        node.is(ClassDeclSyntax.self) || node.is(StructDeclSyntax.self)
          || node.is(EnumDeclSyntax.self) || node.is(ActorDeclSyntax.self)
          || node.is(ProtocolDeclSyntax.self)
      {
        names.append(named.name.text)
      } else if let found = node.as(ExtensionDeclSyntax.self) {
        names.append(found.extendedType.trimmedDescription)
      }
    }
    return names.isEmpty ? nil : names.reversed().joined(separator: ".")
  }
}

extension WithAttributesSyntax {
  /// Whether a declaration has one of some attributes.
  func has(_ names: String...) -> Bool {
    attributes.contains { names.contains($0.attributeName ?? "") }
  }
}

extension AttributeListSyntax.Element {
  var attributeName: String? { self.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
}

extension WithModifiersSyntax {
  func has(modifier name: String) -> Bool { modifiers.contains { $0.name.text == name } }

  /// Whether it belongs to a type and not to an object.
  var isStatic: Bool { has(modifier: "static") || has(modifier: "class") }
}

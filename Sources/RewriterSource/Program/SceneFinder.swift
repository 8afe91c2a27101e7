import SwiftSyntax

/// What a project shows: what expressions make of it, and the controllers and views that can be
/// made without arguments.
struct SceneFinder {
  private let project: Project
  private(set) var asked: [RewriteAnswer.Scene] = []
  private(set) var scenes: [RewriteAnswer.Scene] = []
  /// The names of the controllers and views that can be made without arguments.
  private(set) var makeable: [String] = []

  /// - Parameter foreign: The paths of the files that have no scenes.
  init(_ project: Project, expressions: [String], without foreign: Set<String>) {
    self.project = project
    asked = expressions.map { expression in
      let name = expression.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      let known = project.class(named: String(name))
      return RewriteAnswer.Scene(
        name: name.isEmpty ? expression : String(name),
        path: project.files[known?.file ?? 0].path,
        line: known.map { project.files[$0.file].line(of: $0.declaration) } ?? 1,
        expression: expression)
    }
    asked += launch.map { [$0] } ?? []
    let shown = project.names.compactMap { project.classes[$0] }.filter {
      project.isResponder($0) && !isHidden($0) && canBeMade($0)
        && !foreign.contains(project.files[$0.file].path)
    }
    let (controllers, views) = (shown.filter(isController), shown.filter { !isController($0) })
    makeable = shown.map(\.name)
    scenes = (controllers + views).map { known in
      let file = project.files[known.file]
      return RewriteAnswer.Scene(
        name: known.name, path: file.path, line: file.line(of: known.declaration),
        expression: isPushed(known)
          ? "UINavigationController(rootViewController: \(known.name)())" : "\(known.name)()",
        isGiven: refusesCoder(known))
    }
  }

  /// Whether a controller asks for the navigation controller around it.
  private func isPushed(_ known: Project.Class) -> Bool {
    isController(known) && project.foreignBase(of: known) != "UINavigationController"
      && known.members.contains { $0.declaration.description.contains("navigationController") }
  }

  /// Whether no document can make a class.
  private func refusesCoder(_ known: Project.Class) -> Bool {
    known.members.contains {
      $0.declaration.as(InitializerDeclSyntax.self)?.refusalOfCoder != nil
    }
  }

  /// The class of the app's delegate; nil if there is none.
  var appDelegate: String? { delegates(of: "UIApplicationDelegate").first?.name }

  /// What the delegate of the app's scene or of the app shows first; nil if a storyboard has that.
  private var launch: RewriteAnswer.Scene? {
    let all = delegates(of: "UIWindowSceneDelegate") + delegates(of: "UIApplicationDelegate")
    let first = all.first { known in
      known.members.contains { $0.declaration.description.contains("rootViewController") }
    }
    return first.map { known in
      let file = project.files[known.file]
      return RewriteAnswer.Scene(
        name: "App", path: file.path, line: file.line(of: known.declaration),
        expression: "\(known.name)()", isFirst: true)
    }
  }

  private func delegates(of type: String) -> [Project.Class] {
    project.names.compactMap { project.classes[$0] }.filter { known in
      !known.declaration.isPrivate && canBeMade(known)
        && known.declaration.inheritanceClause?.inheritedTypes.contains {
          $0.type.trimmedDescription == type
        } == true
    }
  }

  private func isController(_ known: Project.Class) -> Bool {
    project.foreignBase(of: known)?.hasSuffix("Controller") == true
  }

  /// Whether other files can't name a class, or it has no one form.
  private func isHidden(_ known: Project.Class) -> Bool {
    known.declaration.isPrivate || known.declaration.genericParameterClause != nil
      || ["UIWindow", "UIResponder", "UIApplication"].contains(project.foreignBase(of: known))
  }

  /// Whether a class has an initialiser without arguments: its own, or that of its superclass, if
  /// it has no designated one.
  private func canBeMade(_ known: Project.Class) -> Bool {
    for level in project.lineage(of: known) {
      let initialisers = level.members.compactMap { $0.declaration.as(InitializerDeclSyntax.self) }
      let plain = initialisers.filter { initialiser in
        initialiser.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
      }
      if let first = plain.first { return !first.isPrivate }
      // Without a plain one, only a class with the designated ones of UIKit has `init()`.
      let designated = initialisers.filter {
        !$0.has(modifier: "convenience") && !$0.isOfUIKit
      }
      if !designated.isEmpty { return false }
    }
    return true
  }
}

extension InitializerDeclSyntax {
  /// The statement that ends the program if a document makes an object of the class; nil if nothing
  /// does.
  var refusalOfCoder: CodeBlockItemSyntax? {
    guard signature.parameterClause.parameters.map(\.firstName.text) == ["coder"],
      optionalMark != nil, body?.statements.count == 1, let only = body?.statements.first,
      only.trimmedDescription.hasPrefix("fatalError(")
    else { return nil }
    return only
  }

  /// Whether it is one of the initialisers that UIKit calls.
  fileprivate var isOfUIKit: Bool {
    let labels = signature.parameterClause.parameters.map(\.firstName.text)
    return [["coder"], ["frame"], ["nibName", "bundle"], ["style", "reuseIdentifier"]]
      .contains(labels)
  }
}

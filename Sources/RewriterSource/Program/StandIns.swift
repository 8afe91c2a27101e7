import Foundation
import SwiftSyntax

/// The classes of modules that are not there, for which views and controllers of UIKit stand in: a
/// map and the constraints around it keep their places, whatever draws the map on a device.
struct StandIns {
  private struct Class {
    let name: String
    let base: String
    let fault: CutRequest.Fault
  }

  private var classes: [Class] = []
  /// The types of the app, for which nothing stands in.
  private let types: Set<String>

  init(without types: Set<String>) { self.types = types }

  var isEmpty: Bool { classes.isEmpty }

  /// The class of UIKit that an unknown class is, as its name tells; nil for other names.
  static func base(of name: String) -> String? {
    [
      "ViewController", "TableViewCell", "CollectionViewCell", "TableView", "CollectionView",
      "ImageView", "ScrollView", "StackView", "TextView", "View", "Button", "Label", "TextField",
      "SearchBar", "Switch", "Slider", "Control",
    ].first { name.hasSuffix($0) }.map { "UI" + $0 }
  }

  /// The class of UIKit for an unknown superclass of a class.
  static func base(ofSuperclass name: String) -> String? {
    base(of: name) ?? (name.hasSuffix("Controller") ? "UIViewController" : nil)
  }

  /// Views of SwiftUI, which are no classes.
  private static let values: Set = ["AnyView", "NavigationView", "ProgressView", "TabView"]

  /// Makes a class for an error at a token; false if that doesn't mend the error.
  mutating func mend(_ fault: CutRequest.Fault, at token: TokenSyntax) -> Bool {
    let name = token.text
    guard fault.message.hasPrefix("cannot find "),
      fault.message.hasSuffix("'\(name)' in scope"), name.first?.isUppercase == true,
      !types.contains(name), !Self.values.contains(name),
      token.nextToken(viewMode: .sourceAccurate)?.text != "<"
    else { return false }
    if classes.contains(where: { $0.name == name }) { return true }
    let inherited = token.nearest(InheritedTypeSyntax.self)
    let isSuperclass =
      inherited?.parent?.parent?.parent?.is(ClassDeclSyntax.self) == true
      && inherited?.parent?.as(InheritedTypeListSyntax.self)?.first?.id == inherited?.id
    // What else is inherited is a protocol.
    guard inherited == nil || isSuperclass,
      let base = isSuperclass ? Self.base(ofSuperclass: name) : Self.base(of: name),
      name.count > base.count - 2
    else { return false }
    classes.append(Class(name: name, base: base, fault: fault))
    return true
  }

  /// What is told of them.
  var cuts: [CutAnswer.Cut] {
    classes.map {
      CutAnswer.Cut(
        path: $0.fault.path, line: $0.fault.line, kind: .standIn, text: $0.name,
        reason: "there is no class \($0.name): a \($0.base) stands in for it")
    }
  }

  /// Adds the classes to a file that imports UIKit.
  func add(toFileAt path: String) throws {
    let texts = classes.map { "open class \($0.name): \($0.base) {}\n" }
    let file = URL(fileURLWithPath: path)
    try (Data(contentsOf: file) + Data(texts.joined().utf8)).write(to: file)
  }
}

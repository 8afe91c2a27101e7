import SwiftSyntax

/// The name that a method has in Objective-C.
///
/// ```
/// func tap()                            tap
/// func tap(_ sender: UIButton)          tap:
/// func tap(sender: UIButton)            tapWithSender:
/// func move(to view: UIView)            moveTo:
/// func tap(_ a: UIButton, event: …)     tap:event:
/// ```
struct SelectorName {
  let text: String

  private init(text: String) { self.text = text }

  /// The name of a method; that of its attribute, if it has one.
  init(of function: FunctionDeclSyntax) {
    for attribute in function.attributes {
      guard let attribute = attribute.as(AttributeSyntax.self),
        attribute.attributeName.trimmedDescription == "objc", let given = attribute.arguments
      else { continue }
      self.init(text: given.trimmedDescription.filter { !$0.isWhitespace })
      return
    }
    let parameters = function.signature.parameterClause.parameters
    self.init(function.name.text, parameters.map(\.firstName.text))
  }

  /// The name of a method with a Swift name and the labels of its arguments.
  init(_ name: String, _ labels: [String]) {
    let rest = labels.enumerated().map { index, label in
      guard index == 0, label != "_" else { return label == "_" ? ":" : label + ":" }
      let capitalised = label.prefix(1).uppercased() + label.dropFirst()
      return (Self.isPreposition(label) ? "" : "With") + capitalised + ":"
    }
    self.init(text: name + rest.joined())
  }

  /// Whether a label begins with a preposition, before which no "With" stands.
  private static func isPreposition(_ label: String) -> Bool {
    let word = label.prefix { $0.isLowercase }
    return prepositions.contains(String(word))
  }

  /// The compiler's list, of which labels of actions and notifications have these.
  private static let prepositions: Set<String> = [
    "about", "above", "after", "against", "along", "among", "around", "as", "at", "before", "below",
    "between", "by", "during", "for", "from", "in", "inside", "into", "of", "off", "on", "onto",
    "over", "since", "through", "to", "toward", "under", "until", "via", "with", "within",
    "without",
  ]
}

/// An error in a format string, and its position.
struct VisualFormatError: Error, Hashable, Sendable {
  let message: Message
  /// The string without white space.
  let text: String
  /// The column to which the caret points, counted from 0.
  let column: Int

  enum Message: Hashable, Sendable {
    case emptyString
    case expectedOrientation(VisualFormat.Orientation)
    case expectedView, expectedViewOrEnd, expectedViewName, expectedEndOfView,
      expectedEndOfThickness, expectedConnectionAfterSuperview, expectedEndOfConnection,
      expectedEndOfList, expectedOperand, expectedMoreInput, expectedEnd, ambiguousMinus,
      unknownRelation
    case unknownView(String)
    case unknownMetric(String)
    case metricIsNoNumber(String, type: String)
    case itemIsNoView(String, type: String)
    case noSuperview
    case alignment(along: VisualFormat.Orientation)
  }

  /// The exception's reason: the message, the string, and a caret below the column.
  var reason: String {
    let start = "Unable to parse constraint format: "
    if case .emptyString = message { return start + message.text }
    return "\(start)\n\(message.text) \n\(text) \n\(String(repeating: " ", count: column))^"
  }
}

extension VisualFormatError.Message {
  /// The message, in UIKit's words where those are known.
  var text: String {
    switch self {
    case .emptyString: "It's an empty string."
    case .expectedOrientation(.horizontal):
      "Expected ':' after 'H' to specify horizontal arrangement"
    case .expectedOrientation(.vertical): "Expected ':' after 'V' to specify vertical arrangement"
    case .expectedView: "Expected a view"
    case .expectedViewOrEnd: "Expected a view or '|'"
    case .expectedViewName:
      "Expected a view. View names must start with a letter or an underscore, then contain "
        + "letters, numbers, and underscores."
    case .expectedEndOfView: "Expected a ']' here. That is how you give the end of a view."
    case .expectedEndOfThickness:
      "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    case .expectedConnectionAfterSuperview: "Expected a connection after the '|' character"
    case .expectedEndOfConnection: "Expected a '-' here"
    case .expectedEndOfList: "Expected ')' or ','"
    case .expectedOperand:
      "Expected a number or key from the metrics dictionary, but encountered something else"
    case .expectedMoreInput: "Expected more input"
    case .expectedEnd: "Expected the end of the format string"
    case .ambiguousMinus:
      "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. "
        + "Use parentheses around negative numbers."
    case .unknownRelation: "Unknown relation. Must be ==, >=, or <="
    case .unknownView(let name): "\(name) is not a key in the views dictionary."
    case .unknownMetric(let name):
      "Encountered metric with name \"\(name)\", but value was not specified in metrics or views "
        + "dictionaries"
    case .metricIsNoNumber(let name, let type):
      "Expected a number for the key \"\(name)\" of the metrics dictionary, but it is of type \(type)"
    case .itemIsNoView(let name, let type):
      "Expected a view or a layout guide for the key \"\(name)\" of the views dictionary, but it is "
        + "of type \(type)"
    case .noSuperview:
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    case .alignment(along: .horizontal):
      "Options mask required views to be aligned on a horizontal edge, which is not allowed for "
        + "layout that is also horizontal."
    case .alignment(along: .vertical):
      "Options mask required views to be aligned on a vertical edge, which is not allowed for "
        + "layout that is also vertical."
    }
  }
}

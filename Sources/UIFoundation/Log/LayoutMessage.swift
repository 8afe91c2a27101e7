/// A message in the layout's log.
package struct LayoutMessage: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Required constraints that can't all be met, in UIKit's words.
    case conflict
    /// A warning like UIKit's, such as about a controller that is presented twice.
    case warning
    /// A layout that causes new changes each time, and is given up.
    case unsettled
    /// Content that can't be shown, such as a picture that can't be read.
    case notice
  }

  package let kind: Kind
  /// One or more lines, without a newline at the end.
  package let text: String
}

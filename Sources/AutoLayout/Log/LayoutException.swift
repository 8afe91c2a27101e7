import Foundation

/// A programmer's mistake that UIKit answers with an Objective-C exception.
public struct LayoutException: Error, Equatable, Sendable {
  /// The exception's name, such as `NSInvalidArgumentException`.
  public let name: String
  /// The exception's reason, in UIKit's words.
  public let reason: String

  /// The handler of exceptions. By default, it stops the program.
  ///
  /// A handler may return. The operation that raised the exception then does nothing.
  @MainActor public static var handler: (LayoutException) -> Void = { exception in
    stop("*** Terminating app due to uncaught exception \(exception)")
  }

  /// Stops the program with a message. A program that has drawn on the terminal restores it first.
  @MainActor package static var stop: (_ message: String) -> Never = { fatalError($0) }

  @MainActor static func raise(_ name: Name, _ reason: String) {
    handler(LayoutException(name: name.rawValue, reason: reason))
  }

  enum Name: String {
    case generic = "NSGenericException"
    case invalidArgument = "NSInvalidArgumentException"
    case internalInconsistency = "NSInternalInconsistencyException"
    case invalidLayoutConstraint = "NSInvalidLayoutConstraintException"
    case invalidGeometry = "CALayerInvalidGeometry"
  }
}

extension LayoutException: CustomStringConvertible {
  public var description: String { "'\(name)', reason: '\(reason)'" }
}

/// Raises an exception instead of archiving an object, since another object would come out of the
/// archive.
@MainActor
func raiseNoArchive(of object: NSObject) {
  LayoutException.raise(
    .invalidArgument,
    "-[\(className(of: object)) encodeWithCoder:]: there are no archives of views on Linux. "
      + "Object: \(object)")
}

extension LayoutException {
  /// Raises the exception of UIKit for a storyboard, or a scene of one, that is not there.
  @MainActor package static func raiseForDocument(_ reason: String) {
    raise(.invalidArgument, reason)
  }

  /// Raises the exception of UIKit for a nib that is not there or does not hold what it should.
  @MainActor package static func raiseForNib(_ reason: String) {
    raise(.internalInconsistency, reason)
  }
}

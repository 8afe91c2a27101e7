import Foundation

/// A programmer's mistake that UIKit answers with an Objective-C exception.
public struct LayoutException: Error, Equatable, Sendable {
  /// The exception's name, such as `NSInvalidArgumentException`.
  public let name: String
  /// The exception's reason, in UIKit's words.
  public let reason: String
  /// Whether the reason names all that is to be mended, so that no trace of the program is needed.
  var isSelfExplaining = false

  /// The handler of exceptions. By default, it stops the program.
  ///
  /// A handler may return. The operation that raised the exception then does nothing.
  @MainActor public static var handler: (LayoutException) -> Void = { exception in
    if exception.isSelfExplaining { end(exception.reason) }
    stop("*** Terminating app due to uncaught exception \(exception)")
  }

  /// Stops the program with a message. A program that has drawn on the terminal restores it first.
  @MainActor package static var stop: (_ message: String) -> Never = { fatalError($0) }

  /// Stops the program with a message alone, as ``stop`` does, but without a trace of the program.
  @MainActor package static var end: (_ message: String) -> Never = { message in
    FileHandle.standardError.write(Data("Fatal error: \(message)\n".utf8))
    // The runtime traces the signals that it handles.
    signal(SIGABRT, SIG_DFL)
    abort()
  }

  @MainActor package static func raise(_ name: Name, _ reason: String) {
    handler(LayoutException(name: name.rawValue, reason: reason))
  }

  package enum Name: String {
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
package func raiseNoArchive(of object: NSObject) {
  LayoutException.raise(
    .invalidArgument,
    "-[\(className(of: object)) encodeWithCoder:]: there are no archives of views on Linux. "
      + "Object: \(object)")
}

extension LayoutException {
  /// Raises the exception of UIKit for a storyboard, or a scene of one, that is not there.
  @MainActor package static func raiseForDocument(_ reason: String) {
    handler(explained(.invalidArgument, reason))
  }

  /// Raises the exception of UIKit for a nib that is not there or does not hold what it should.
  @MainActor package static func raiseForNib(_ reason: String) {
    handler(explained(.internalInconsistency, reason))
  }

  private static func explained(_ name: Name, _ reason: String) -> LayoutException {
    LayoutException(name: name.rawValue, reason: reason, isSelfExplaining: true)
  }
}

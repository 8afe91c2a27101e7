/// A programmer's mistake that UIKit answers with an Objective-C exception.
public struct LayoutException: Error, Equatable, Sendable {
  /// The exception's name, such as `NSInvalidArgumentException`.
  public let name: String
  /// The exception's reason, in UIKit's words.
  public let reason: String
  /// Whether the reason names all that is to be mended, so that no trace of the program is needed.
  var isSelfExplaining = false

  /// The handler in an operation of ``withHandler(_:operation:)``; nil outside of any.
  @TaskLocal private static var handler: ExceptionHandler?

  /// Runs an operation whose exceptions a handler gets, with those of the tasks that it starts. By
  /// default, an exception stops the program.
  ///
  /// A handler may return. What raised the exception then does nothing.
  ///
  /// ```swift
  /// var raised: [LayoutException] = []
  /// LayoutException.withHandler { raised.append($0) } operation: { table.reloadData() }
  /// ```
  @MainActor public static func withHandler<Result, Failure>(
    _ handler: @escaping (LayoutException) -> Void, operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outcome = $handler.withValue(ExceptionHandler(handle: handler)) {
      Swift.Result(catching: operation)
    }
    return try outcome.get()
  }

  /// Runs an operation that awaits, whose exceptions a handler gets, with those of the tasks that
  /// it starts.
  @MainActor public static func withHandler<Result>(
    _ handler: @escaping (LayoutException) -> Void, operation: () async throws -> Result
  ) async rethrows -> Result {
    try await $handler.withValue(ExceptionHandler(handle: handler), operation: operation)
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
    LayoutException(name: name.rawValue, reason: reason).raise()
  }

  @MainActor private func raise() {
    if let handler = Self.handler { return handler.handle(self) }
    if isSelfExplaining { Self.end(reason) }
    Self.stop("*** Terminating app due to uncaught exception \(self)")
  }

  package enum Name: String {
    case generic = "NSGenericException"
    case invalidArgument = "NSInvalidArgumentException"
    case internalInconsistency = "NSInternalInconsistencyException"
    case invalidLayoutConstraint = "NSInvalidLayoutConstraintException"
    case invalidGeometry = "CALayerInvalidGeometry"
  }
}

/// A closure that gets exceptions, as an object that the tasks of the main actor may share.
@MainActor
private final class ExceptionHandler {
  let handle: (LayoutException) -> Void

  init(handle: @escaping (LayoutException) -> Void) { self.handle = handle }
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
    explained(.invalidArgument, reason).raise()
  }

  /// Raises the exception of UIKit for a nib that is not there or does not hold what it should.
  @MainActor package static func raiseForNib(_ reason: String) {
    explained(.internalInconsistency, reason).raise()
  }

  private static func explained(_ name: Name, _ reason: String) -> LayoutException {
    LayoutException(name: name.rawValue, reason: reason, isSelfExplaining: true)
  }
}

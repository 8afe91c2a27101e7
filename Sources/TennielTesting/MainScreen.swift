import Stage
import Testing

/// A main screen for all tests of a suite, or for one test.
///
/// ```swift
/// @Suite(.mainScreen(.device("iPhone 8"), .landscape)) struct LayoutTests { … }
/// ```
///
/// Each test has a screen of its own with these settings, so that tests can run side by side. New
/// windows are on the main screen, views without a window have its traits and margins, and code
/// reads it as `UIScreen.main`.
public struct MainScreenTrait: SuiteTrait, TestTrait, TestScoping {
  /// True: the suite's tests, and those of the suites in it, have the screen.
  public let isRecursive = true
  private let settings: [ScreenSetting]

  fileprivate init(_ settings: [ScreenSetting]) { self.settings = settings }

  /// Runs a test on a new screen.
  /// - Throws: ``LayoutTestError`` for an unknown device, or a setting that no screen can have; and
  ///   what the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await UIScreen(with: settings).asMain(function)
  }
}

extension Trait where Self == MainScreenTrait {
  /// The main screen of the tests: an iPhone 7 Plus, changed by settings in any order, of which
  /// `.keyboard` has no effect.
  public static func mainScreen(_ settings: ScreenSetting...) -> Self { MainScreenTrait(settings) }
}

extension UIScreen {
  /// Makes a new screen the main one of the process, until the closure is called that it returns.
  /// This is for XCTest, which runs one test after another; with Swift Testing, use the trait
  /// `.mainScreen(…)`.
  ///
  /// ```swift
  /// override func setUp() async throws {
  ///   addTeardownBlock(try UIScreen.setMain(.device("iPhone 8"), .landscape))
  /// }
  /// ```
  /// - Parameter settings: Changes of an iPhone 7 Plus, in any order, of which `.keyboard` has no
  ///   effect.
  /// - Returns: What makes the former main screen the main one again.
  /// - Throws: ``LayoutTestError`` for an unknown device, or a setting that no screen can have.
  public static func setMain(
    _ settings: ScreenSetting...
  ) throws(LayoutTestError) -> @MainActor @Sendable () -> Void {
    try UIScreen(with: settings).becomeMainOfProcess()
  }

  fileprivate convenience init(with settings: [ScreenSetting]) throws(LayoutTestError) {
    self.init(try ScreenSettings(settings).makeScreen().configuration)
  }
}

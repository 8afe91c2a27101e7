import AutoLayout
import Testing

/// Runs tests on a main screen of their own: that of other tests, which run at the same time, may
/// be of any size.
struct PhoneTrait: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await UIScreen(.initial, log: LayoutLog()).asMain(function)
  }
}

extension Trait where Self == PhoneTrait {
  /// The main screen is an iPhone of 375 x 667 points in portrait.
  static var phone: Self { PhoneTrait() }
}

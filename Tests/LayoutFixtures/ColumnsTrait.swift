import Testing
import UIViews

/// Runs tests on a main screen whose text is measured in columns of 8 x 16 points, so that the
/// sizes of labels and buttons in tests about something else are easy to see.
package struct ColumnsTrait: SuiteTrait, TestTrait, TestScoping {
  package let isRecursive = true

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await UIScreen(.columns).asMain(function)
  }
}

extension ScreenConfiguration {
  /// An iPhone whose text is measured in columns.
  @MainActor package static var columns: ScreenConfiguration {
    var configuration = ScreenConfiguration.initial
    configuration.traitCollection = configuration.traitCollection.modifyingTraits {
      $0[TextMetricsTrait.self] = .columns
    }
    return configuration
  }
}

extension Trait where Self == ColumnsTrait {
  /// Text is measured in columns.
  package static var columns: Self { ColumnsTrait() }
}

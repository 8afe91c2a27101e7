/// The version of a screen's traits, by which a view knows whether the traits it kept are valid.
package struct TraitVersion: Equatable, Sendable {
  private let number: Int

  /// The version of traits that are computed at each use.
  package static let none = TraitVersion(number: -1)
  /// The version of traits inherited from a window, which are kept until they are invalidated.
  package static let window = TraitVersion(number: 0)

  /// A version that no screen has had before.
  @MainActor
  package static func new() -> TraitVersion {
    last += 1
    return TraitVersion(number: last)
  }

  @MainActor private static var last = 0
}

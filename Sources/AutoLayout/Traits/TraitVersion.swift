/// The version of a screen's traits, by which a view knows whether the traits it kept are valid.
struct TraitVersion: Equatable, Sendable {
  private let number: Int

  /// The version of traits that are computed at each use.
  static let none = TraitVersion(number: -1)
  /// The version of traits inherited from a window, which are kept until they are invalidated.
  static let window = TraitVersion(number: 0)

  /// A version that no screen has had before.
  @MainActor
  static func new() -> TraitVersion {
    last += 1
    return TraitVersion(number: last)
  }

  @MainActor private static var last = 0
}

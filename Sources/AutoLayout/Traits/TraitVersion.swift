/// What tells whether traits that a view has worked out still hold.
struct TraitVersion: Equatable, Sendable {
  private let number: Int

  /// Traits that have to be worked out at each time.
  static let none = TraitVersion(number: -1)
  /// Traits that a window hands down: they hold until they are forgotten.
  static let window = TraitVersion(number: 0)

  /// The version of traits that a screen has now, which no screen has ever had before.
  @MainActor
  static func new() -> TraitVersion {
    last += 1
    return TraitVersion(number: last)
  }

  @MainActor private static var last = 0
}

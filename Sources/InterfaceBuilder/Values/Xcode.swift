/// A version of Xcode.
public struct Xcode: Hashable, Sendable, Comparable {
  /// The first number of the version.
  public let major: Int

  public static func < (a: Xcode, b: Xcode) -> Bool { a.major < b.major }

  /// The version whose Interface Builder writes a `toolsVersion`; nil for an unknown
  /// `toolsVersion`.
  public init?(toolsVersion: String) {
    guard let build = toolsVersion.split(separator: ".").first.flatMap({ Int($0) }),
      // 32700.99.1234, which stands in some documents, is no release.
      build < 32000, let first = Self.firstBuilds.last(where: { $0.build <= build })
    else { return nil }
    major = first.xcode
  }

  /// The first build of Interface Builder in each version of Xcode.
  private static let firstBuilds: [(build: Int, xcode: Int)] = [
    (2000, 4), (4400, 5), (6200, 6), (8100, 7), (11100, 8), (13100, 9), (14300, 10), (14800, 11),
    (17100, 12), (19100, 13), (21100, 14), (22100, 15), (23000, 16), (24000, 26),
  ]

  /// The first number of the latest version that is known.
  package static let latest = firstBuilds.last?.xcode ?? 26

  /// Whether it draws the status bar of devices with a home button: Xcode 11 to 13 leave it out.
  public var drawsStatusBars: Bool { !(11...13).contains(major) }

  /// Whether its canvas has the safe area of the device twice, where no navigation bar is drawn.
  public var doublesSafeArea: Bool { major >= 26 }

  /// The first number of the iOS that came with it.
  public var iOS: Int { major >= 26 ? major : major + 2 }
}

import AutoLayout
import Stage

/// The screens that the options of `check` name: all combinations of these values.
struct ScreenLists: Sendable {
  /// The devices; none for the device of each scene.
  var devices: [Device] = []
  /// Whether the device is in landscape, for each orientation; none for the scene's own.
  var orientations: [Bool] = []
  /// Whether every combination of size classes is forced, and not the device's own taken.
  var hasAllClasses = false
  /// The names of languages; none for the document's own texts.
  var languages: [String] = []
  /// Whether all languages are taken that have texts for a document.
  var hasAllLanguages = false
  /// The values of ``ScreenChoice/direction``; none for that of the language.
  var directions: [String] = []
  /// The values of ``ScreenChoice/textSize``; none for the usual one.
  var textSizes: [String] = []
  /// The whole widths or heights that a scene is checked at; nil for those of the devices.
  var lengths: ScreenLengths?
}

/// The whole widths, or the whole heights, in a range.
struct ScreenLengths: Equatable, Sendable {
  let axis: NSLayoutConstraint.Axis
  let range: ClosedRange<Int>

  /// The widths and heights of devices and of parts of their screens.
  static let usual = 320...1366

  /// Reads a range as Swift writes it: `320...1366`.
  init?(_ text: String, along axis: NSLayoutConstraint.Axis) {
    let ends = text.split(separator: "...", omittingEmptySubsequences: false).map { Int($0) }
    let sides = Int(SimulatedScreen.sides.lowerBound)...Int(SimulatedScreen.sides.upperBound)
    guard ends.count == 2, let low = ends[0], let high = ends[1], low <= high,
      sides.contains(low), sides.contains(high)
    else { return nil }
    self.init(along: axis, over: low...high)
  }

  init(along axis: NSLayoutConstraint.Axis, over range: ClosedRange<Int> = Self.usual) {
    (self.axis, self.range) = (axis, range)
  }
}

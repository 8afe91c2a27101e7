/// The screens at which the rules of a block are checked. What is not named is as the run has it.
package struct ContractScreens: Hashable, Sendable {
  /// Whole widths, in points, at each of which the rules are checked; nil where none are named.
  package internal(set) var widths: ClosedRange<Int>?
  /// Whole heights, in points, at each of which the rules are checked, or with ``widths`` those of
  /// devices among them.
  package internal(set) var heights: ClosedRange<Int>?
  /// Values of ``ScreenChoice/textSize``, from the smallest; none for those of the run.
  package internal(set) var textSizes: [String] = []
  /// Values of ``ScreenChoice/direction``; none for those of the run.
  package internal(set) var directions: [String] = []
  /// Whether the device is in landscape, for each orientation; none for those of the run.
  package internal(set) var orientations: [Bool] = []
  /// Whether every combination of size classes is forced.
  package internal(set) var hasAllClasses = false

  /// The screens of the run itself.
  package init() {}
}

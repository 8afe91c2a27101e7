import Stage

/// The screens that the options of `check` name: all combinations of these values.
struct ScreenLists: Sendable {
  /// The devices; none for the device of each scene.
  var devices: [Device] = []
  /// Whether the device is in landscape, for each orientation; none for the scene's own.
  var orientations: [Bool] = []
  /// Whether iPads are split as well, and without ``devices`` all devices are taken.
  var hasSplits = false
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
  /// The whole widths that a scene is checked at; nil for those of the devices.
  var widths: ClosedRange<Int>?
  /// The whole heights that a scene is checked at, or with ``widths`` those of devices among them;
  /// nil for those of the devices.
  var heights: ClosedRange<Int>?
  /// Whether the size classes of a screen stay while its width or height changes.
  var keepsClasses = false

  /// Whether the options name nothing of screens.
  var isEmpty: Bool {
    devices.isEmpty && orientations.isEmpty && !hasSplits && !hasAllClasses && languages.isEmpty
      && !hasAllLanguages && directions.isEmpty && textSizes.isEmpty && widths == nil
      && heights == nil
  }

  /// A device with the part of its screen that the app fills.
  struct Window: Sendable {
    /// The device; nil for that of each scene.
    let device: Device?
    let pane: SplitPane
  }

  /// The windows on the devices.
  var windows: [Window] {
    guard hasSplits || !devices.isEmpty else { return [Window(device: nil, pane: .full)] }
    return (devices.isEmpty ? Device.all : devices).flatMap { device in
      let isSplit = hasSplits && device.splitWidths != nil
      return (isSplit ? SplitPane.allCases : [.full]).map { Window(device: device, pane: $0) }
    }
  }

  /// The widths or heights all of which a scene is checked at; nil for those of the devices.
  var lengths: ScreenLengths? {
    if let widths { return ScreenLengths(along: .horizontal, over: widths) }
    return heights.map { ScreenLengths(along: .vertical, over: $0) }
  }

  /// The heights at each of which all widths are checked: both ends of their range, and those
  /// between that devices have, in ascending order. None without widths.
  var heightsOfWidths: [Int] {
    guard widths != nil, let heights else { return [] }
    let ofDevices = Device.all.flatMap { [Int($0.portraitHeight), Int($0.portraitWidth)] }
    let found = Set([heights.lowerBound, heights.upperBound] + ofDevices.filter(heights.contains))
    return found.sorted()
  }
}

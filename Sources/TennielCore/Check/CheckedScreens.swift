import Findings
import Nibs
import Stage

/// The screens at which a scene is checked: all combinations of what the arguments name.
struct CheckedScreens {
  /// The values of one property of screens: in words, and what each does to a screen.
  private struct Choice {
    let axis: ScreenGrid.Axis
    let changes: [(inout SimulatedScreen) -> Void]
  }

  /// The screens in words: languages, then devices, then the choices.
  let grid: ScreenGrid
  /// The languages, in the order of the grid; nil for the document's own texts.
  let languages: [String?]
  /// The devices, in the order of the grid; nil for that of the scene.
  let devices: [Device?]
  /// The lengths at which each of the screens is looked at, the last axis of the grid; nil for the
  /// screen's own.
  let lengths: ScreenLengths?
  private let arguments: Arguments
  private let scene: NamedScene
  private let choices: [Choice]

  /// - Parameter languages: The languages that have texts for the scene's document.
  init(_ arguments: Arguments, of scene: NamedScene, languages: [String]) {
    let wanted = arguments.check.screens
    self.arguments = arguments
    self.scene = scene
    self.languages =
      wanted.hasAllLanguages
      ? [nil] + languages
      : wanted.languages.isEmpty ? [arguments.documentSettings.language] : wanted.languages
    devices = wanted.devices.isEmpty ? [nil] : wanted.devices
    choices = Self.choices(of: wanted).filter { !$0.changes.isEmpty }
    lengths = wanted.lengths
    let own = arguments.openingScreen(for: scene)
    let size = "\(own.size.width.shortDecimal) x \(own.size.height.shortDecimal)"
    // One language is named as well: what goldens are named after is to say which it is.
    let isNamed = wanted.hasAllLanguages || !wanted.languages.isEmpty
    let names = isNamed ? self.languages.map { $0 ?? "own texts" } : []
    grid = ScreenGrid(
      [
        .init("languages", names, prefix: "language "),
        .init("devices", devices.map { $0?.name ?? own.device?.name ?? size }),
      ] + choices.map(\.axis) + arguments.axesOfGoldens + (lengths.map { [$0.gridAxis] } ?? []))
  }

  /// What the arguments name besides languages and devices, in the order of the grid.
  private static func choices(of wanted: ScreenLists) -> [Choice] {
    let classes = wanted.hasAllClasses ? allClasses : []
    return [
      Choice(
        axis: .init(
          "orientations", wanted.orientations.map { $0 ? "landscape" : "portrait" }),
        changes: wanted.orientations.map { isLandscape in
          { screen in if screen.isLandscape != isLandscape { screen.rotate() } }
        }),
      Choice(
        axis: .init("size classes", classes.map { "w \($0.width) h \($0.height)" }),
        changes: classes.map { classes in
          { screen in
            ScreenChoice.widthClass.set(classes.width, on: &screen)
            ScreenChoice.heightClass.set(classes.height, on: &screen)
          }
        }),
      Choice(
        axis: .init(
          "directions", wanted.directions.map { $0 == "rtl" ? "right to left" : "left to right" }),
        changes: wanted.directions.map { word in
          { ScreenChoice.direction.set(word, on: &$0) }
        }),
      Choice(
        axis: .init("text sizes", wanted.textSizes, prefix: "text ", isScale: true),
        changes: wanted.textSizes.map { word in { ScreenChoice.textSize.set(word, on: &$0) } }),
    ]
  }

  private static let allClasses: [(width: String, height: String)] =
    ["compact", "regular"].flatMap { width in ["compact", "regular"].map { (width, $0) } }

  /// The arguments with which the scene is opened for a device in a language.
  func arguments(on device: Device?, language: String?) -> Arguments {
    var opened = arguments
    if let device { (opened.device, opened.size) = (device, nil) }
    opened.documentSettings.language = language
    return opened
  }

  /// The screens of a device and a language, in the order of the grid.
  func screens(on device: Device?, language: String?) -> [SimulatedScreen] {
    let opened = arguments(on: device, language: language).openingScreen(for: scene)
    return choices.reduce([opened]) { screens, choice in
      screens.flatMap { screen in
        choice.changes.map { change in
          var changed = screen
          change(&changed)
          return changed
        }
      }
    }
  }
}

extension ScreenLengths {
  fileprivate var gridAxis: ScreenGrid.Axis {
    let (name, prefix) = axis == .horizontal ? ("widths", "width ") : ("heights", "height ")
    return .init(name, range.map { "\($0)" }, prefix: prefix, isScale: true)
  }
}

import Findings
import Nibs
import Stage

/// The screens at which a scene is checked: all combinations of what the arguments name.
struct CheckedScreens {
  /// The screens in words.
  let grid: ScreenGrid
  private let arguments: Arguments
  private let scene: NamedScene
  private let languages: [String?]
  private let devices: [Device?]
  private let orientations: [Bool?]
  private let classes: [(width: String, height: String)?]
  private let directions: [String?]
  private let textSizes: [String?]

  /// - Parameter languages: The languages that have texts for the scene's document.
  init(_ arguments: Arguments, of scene: NamedScene, languages: [String]) {
    let wanted = arguments.check
    self.arguments = arguments
    self.scene = scene
    func orOwn<Value>(_ values: [Value]) -> [Value?] { values.isEmpty ? [nil] : values }
    self.languages =
      wanted.hasAllLanguages
      ? [nil] + languages
      : wanted.languages.isEmpty ? [arguments.documentSettings.language] : wanted.languages
    devices = orOwn(wanted.devices)
    orientations = orOwn(wanted.orientations)
    classes = wanted.hasAllClasses ? Self.allClasses : [nil]
    directions = orOwn(wanted.directions)
    textSizes = orOwn(wanted.textSizes)
    let own = arguments.openingScreen(for: scene)
    let size = "\(own.size.width.shortDecimal) x \(own.size.height.shortDecimal)"
    grid = ScreenGrid([
      .init(
        "languages", self.languages.count > 1 ? self.languages.map { $0 ?? "own texts" } : [],
        prefix: "language "),
      .init("devices", devices.map { $0?.name ?? own.device?.name ?? size }),
      .init(
        "orientations",
        wanted.orientations.isEmpty ? [] : wanted.orientations.map { $0 ? "landscape" : "portrait" }
      ),
      .init(
        "size classes",
        wanted.hasAllClasses ? Self.allClasses.map { "w \($0.width) h \($0.height)" } : []),
      .init(
        "directions",
        wanted.directions.map { $0 == "rtl" ? "right to left" : "left to right" }),
      .init("text sizes", wanted.textSizes, prefix: "text ", isScale: true),
    ])
  }

  private static let allClasses: [(width: String, height: String)] =
    ["compact", "regular"].flatMap { width in ["compact", "regular"].map { (width, $0) } }

  /// The languages, in the order of the grid; nil for the document's own texts.
  var allLanguages: [String?] { languages }

  /// The arguments with which the scene is opened for a device, by its index on the axis.
  func arguments(device index: Int, language: String?) -> Arguments {
    var opened = arguments
    if let device = devices[index] { (opened.device, opened.size) = (device, nil) }
    opened.documentSettings.language = language
    return opened
  }

  var deviceCount: Int { devices.count }

  /// The screens of a language and a device, in the order of the grid.
  func screens(device index: Int, language: String?) -> [SimulatedScreen] {
    let opened = arguments(device: index, language: language).openingScreen(for: scene)
    var screens: [SimulatedScreen] = []
    for isLandscape in orientations {
      var turned = opened
      if let isLandscape, turned.isLandscape != isLandscape { turned.rotate() }
      for classes in classes {
        for direction in directions {
          for textSize in textSizes {
            var screen = turned
            if let classes {
              ScreenChoice.widthClass.set(classes.width, on: &screen)
              ScreenChoice.heightClass.set(classes.height, on: &screen)
            }
            if let direction { ScreenChoice.direction.set(direction, on: &screen) }
            if let textSize { ScreenChoice.textSize.set(textSize, on: &screen) }
            screens.append(screen)
          }
        }
      }
    }
    return screens
  }
}

import Documents
import Findings
import Stage

/// The screens at which a scene is checked: all combinations of what the arguments name.
struct CheckedScreens {
  /// The values of one property of screens: in words, and what each does to a screen.
  private struct Choice {
    let axis: ScreenGrid.Axis
    let changes: [(inout SimulatedScreen) -> Void]
  }

  /// The screens for which a scene is opened once, in the order of the grid.
  private struct Opening {
    /// The language; nil for the document's own texts.
    let language: String?
    let window: ScreenLists.Window
    /// What each of the screens changes.
    let changes: [[(inout SimulatedScreen) -> Void]]
  }

  /// The screens in words: languages, then devices, then the choices.
  let grid: ScreenGrid
  private let openings: [Opening]
  /// The screens at which texts are longer than their samples.
  private(set) var longTexts: Set<Int> = []
  /// The screens of phones on their side, if the app may stand upright as well.
  private(set) var sideways: Set<Int> = []
  /// The lengths at which each of the screens is looked at, the last axis of the grid; nil for the
  /// screen's own.
  let lengths: ScreenLengths?
  /// Whether the size classes of a screen stay at all of the lengths.
  let keepsClasses: Bool
  private let arguments: Arguments
  private let scene: NamedScene

  /// - Parameter languages: The languages that have texts for the scene's document.
  init(_ arguments: Arguments, of scene: NamedScene, languages: [String]) {
    let wanted = arguments.check.screens
    self.arguments = arguments
    self.scene = scene
    let shown: [String?] =
      wanted.hasAllLanguages
      ? [nil] + languages
      : wanted.languages.isEmpty ? [arguments.documentSettings.language] : wanted.languages
    let windows = wanted.windows
    let choices = Self.choices(of: wanted, for: scene).filter { !$0.changes.isEmpty }
    (lengths, keepsClasses) = (wanted.lengths, wanted.keepsClasses)
    let own = arguments.openingScreen(for: scene)
    // The size of a screen without a device says nothing where its length is another axis.
    let isNameless = wanted.lengths != nil && windows[0].device == nil && own.device == nil
    let size = "\(own.size.width.shortDecimal) x \(own.size.height.shortDecimal)"
    // One language is named as well: what goldens are named after is to say which it is.
    let isNamed = wanted.hasAllLanguages || !wanted.languages.isEmpty
    let names = isNamed ? shown.map { $0 ?? "own texts" } : []
    grid = ScreenGrid(
      [
        .init("languages", names, prefix: "language "),
        .init("devices", isNameless ? [] : windows.map { $0.name ?? own.device?.name ?? size }),
      ] + choices.map(\.axis) + arguments.axesOfGoldens + (lengths.map { [$0.gridAxis] } ?? []))
    let changes = choices.reduce([[]]) { all, choice in
      all.flatMap { changes in choice.changes.map { changes + [$0] } }
    }
    openings = shown.flatMap { language in
      windows.map { Opening(language: language, window: $0, changes: changes) }
    }
  }

  /// The screens on which the app of a document ships.
  init(_ arguments: Arguments, of scene: NamedScene, on screens: ShippedScreens) {
    self.arguments = arguments
    self.scene = scene
    (lengths, keepsClasses) = (nil, false)
    grid = ScreenGrid([.init("screens", screens.all.map(\.name))])
    longTexts = Set(screens.all.indices.filter { screens.all[$0].hasLongTexts })
    let phones = screens.all.indices.filter { screens.all[$0].device?.idiom == .phone }
    if phones.contains(where: { !screens.all[$0].isLandscape }) {
      sideways = Set(phones.filter { screens.all[$0].isLandscape })
    }
    // What code has read of a screen it does not read again: a document alone is opened once.
    let groups = screens.all.grouped {
      [$0.language ?? "", arguments.wantsCode ? $0.device?.name ?? "" : ""]
    }
    openings = groups.map { _, members in
      Opening(
        language: members[0].language,
        window: ScreenLists.Window(device: members[0].device, pane: .full),
        changes: members.map { wanted in
          var opened = arguments
          opened.device = wanted.device
          opened.documentSettings.language = wanted.language
          var made = opened.openingScreen(for: scene)
          // A cell or a view of a size of its own has no orientation.
          if wanted.device != nil, scene.own?.cell == nil, made.isLandscape != wanted.isLandscape {
            made.rotate()
          }
          if let size = wanted.textSize { ScreenChoice.textSize.set(size, on: &made) }
          return [{ [made] screen in screen = made }]
        })
    }
  }

  /// What the arguments name besides languages and devices, in the order of the grid. A cell has no
  /// orientation.
  private static func choices(of wanted: ScreenLists, for scene: NamedScene) -> [Choice] {
    let turns = scene.own?.cell == nil
    let classes = wanted.hasAllClasses ? allClasses : []
    return [
      Choice(
        axis: .init(
          "orientations", wanted.orientations.map { $0 ? "landscape" : "portrait" }),
        changes: wanted.orientations.map { isLandscape in
          { screen in if turns, screen.isLandscape != isLandscape { screen.rotate() } }
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
      // A cell is as high as it is.
      heights(turns ? wanted.heightsOfWidths : [], keepsClasses: wanted.keepsClasses),
    ]
  }

  private static func heights(_ heights: [Int], keepsClasses: Bool) -> Choice {
    Choice(
      axis: .init("heights", heights.map { "\($0)" }, prefix: "height ", isScale: true),
      changes: heights.map { height in
        { screen in
          if keepsClasses { screen.keepClasses() }
          screen.resize(.vertical, to: CGFloat(height))
        }
      })
  }

  private static let allClasses: [(width: String, height: String)] =
    ["compact", "regular"].flatMap { width in ["compact", "regular"].map { (width, $0) } }

  /// The arguments with which the scene is opened for a window in a language.
  private func arguments(on window: ScreenLists.Window, language: String?) -> Arguments {
    var opened = arguments
    if let device = window.device {
      (opened.device, opened.size, opened.pane) = (device, nil, window.pane)
    }
    opened.documentSettings.language = language
    return opened
  }

  /// Lays a scene out at each part of each screen, in the order of the grid: at the screen itself,
  /// or at the first of lengths in a row with the same size classes.
  /// - Parameters:
  ///   - open: Opens the scene for a window and a language, in each of the versions that are
  ///     compared.
  ///   - body: Is called with the versions after each layout, with the index of the screen in the
  ///     grid without its lengths, and with the lengths; nil for the screen's own alone. Where the
  ///     classes are kept, the layout is that of the screen's own size.
  @MainActor
  func visit(
    _ open: (Arguments) throws(UsageError) -> [SceneHost],
    at body: (_ versions: [SceneHost], _ screen: Int, _ lengths: ClosedRange<Int>?) -> Void
  ) throws(UsageError) {
    var number = 0
    for opening in openings {
      let opened = arguments(on: opening.window, language: opening.language)
      let hosts = try open(opened)
      for host in hosts { host.runReadyWork() }
      for changes in opening.changes {
        var screen = opened.openingScreen(for: scene)
        for change in changes { change(&screen) }
        for (lengths, part) in parts(of: screen) {
          for host in hosts {
            host.apply(part)
            host.runReadyWork(hasBegun: false)
          }
          body(hosts, number, lengths)
        }
        number += 1
      }
    }
  }

  /// A screen by its lengths, in ascending order.
  private func parts(
    of screen: SimulatedScreen
  ) -> [(lengths: ClosedRange<Int>?, screen: SimulatedScreen)] {
    guard let lengths else { return [(nil, screen)] }
    guard !keepsClasses else { return [(lengths.range, screen)] }
    return screen.classRuns(along: lengths.axis, over: lengths.range).map {
      ($0.lengths, $0.screen)
    }
  }
}

extension ScreenLists.Window {
  /// `iPad Air 2 half`; nil for the device of each scene.
  fileprivate var name: String? {
    device.map { pane == .full ? $0.name : "\($0.name) \(pane.rawValue)" }
  }
}

extension ScreenLengths {
  fileprivate var gridAxis: ScreenGrid.Axis {
    let (name, prefix) = axis == .horizontal ? ("widths", "width ") : ("heights", "height ")
    return .init(name, range.map { "\($0)" }, prefix: prefix, isScale: true)
  }
}

import AppCode
import Documents
import InterfaceBuilder
import Nibs
import Stage

/// The screens at which a document is checked unless options name others: those that its app ships
/// on.
///
/// Each has a reason of its own, so that there are few: the smallest phone, the same with larger
/// text, on its side and in the language with the longest texts, a phone of today, and an iPad.
struct ShippedScreens {
  /// One of the screens.
  struct Screen {
    /// The device; nil for the size that the scene has in its document.
    let device: Device?
    var isLandscape = false
    var textSize: String?
    var language: String?
    /// Whether texts that code may change are longer than their samples.
    var hasLongTexts = false

    /// `iPhone SE landscape, text AX1`.
    var name: String {
      ([(device?.name ?? "own size") + (isLandscape ? " landscape" : "")]
        + [textSize.map { "text \($0)" }, language.map { "language \($0)" }].compactMap(\.self)
        + (hasLongTexts ? ["long texts"] : [])).joined(separator: ", ")
    }
  }

  /// What a document says of its texts, which is found out once for all of its scenes.
  struct Texts {
    /// The language with the longest ones; nil if there is no other than the document's own.
    var longestLanguage: String?
    /// Whether some follow the text size that the user has chosen.
    var followTextSize = true
  }

  let all: [Screen]

  /// The screens of a scene. A view that its document draws at a size of its own has that size.
  /// - Parameter document: The document of the scene; nil for a scene of code.
  @MainActor
  init(of scene: NamedScene, in document: OpenDocument?, texts: Texts, app: ShippedApp?) {
    let name = document?.path.stemOfPath.lowercased() ?? ""
    let isForPads =
      document?.document.isForPadsAlone == true
      || ["~ipad", "-ipad", "_ipad"].contains(where: name.hasSuffix)
    let turns = scene.own == nil || document?.document.fillsScreen(scene) == true
    let phone = Self.phones(app)
    var all: [Screen] = []
    guard turns || scene.own?.cell == .row else {
      self.all = [Screen(device: nil), Screen(device: nil, hasLongTexts: true)]
      return
    }
    if app?.runsOnPhone ?? true, !isForPads {
      let orientations = app?.onPhone ?? .init(hasPortrait: true, hasLandscape: false)
      for isLandscape in orientations.all where turns || !isLandscape || !orientations.hasPortrait {
        all.append(Screen(device: phone.smallest, isLandscape: isLandscape))
      }
      let isUpright = orientations.hasPortrait
      if texts.followTextSize {
        all.append(
          Screen(device: phone.smallest, isLandscape: !isUpright, textSize: Self.largeText))
      }
      all.append(Screen(device: phone.latest, isLandscape: !isUpright))
    }
    if app?.runsOnPad ?? true, let pad = Device.named(Self.pad) {
      let orientations = app?.onPad ?? .init(hasPortrait: true, hasLandscape: app != nil)
      let sides = turns ? orientations.all : Array(orientations.all.prefix(1))
      all += sides.map { Screen(device: pad, isLandscape: $0) }
    }
    if all.isEmpty { all = [Screen(device: phone.latest)] }
    if document != nil, let first = all.first {
      // Texts stay long, and a language is opened for itself: both come last.
      all.append(
        Screen(device: first.device, isLandscape: first.isLandscape, hasLongTexts: true))
      if let language = texts.longestLanguage {
        all.append(
          Screen(device: first.device, isLandscape: first.isLandscape, language: language))
      }
    }
    self.all = all
  }

  /// The text size that many people have who need larger text.
  private static let largeText = "AX1"
  private static let pad = "iPad Air 5"

  /// The smallest phone that has the oldest iOS of an app, and one of today.
  private static func phones(_ app: ShippedApp?) -> (smallest: Device, latest: Device) {
    let smallest =
      switch app?.deploymentTarget ?? 15 {
      case ...9: "iPhone 4s"
      case ...15: "iPhone SE"
      default: "iPhone 8"
      }
    return (Device.named(smallest) ?? .standard, Device.named("iPhone 16 Pro") ?? .standard)
  }

  /// What was chosen and why, a line for each app.
  /// - Parameters:
  ///   - apps: The app of each document.
  ///   - isFull: Whether the lines say what else is checked, and how other screens are named.
  static func words(_ apps: [ShippedApp?], isFull: Bool) -> [String] {
    let groups = apps.grouped(by: \.?.source)
    let lines = groups.map { group in
      let count = group.members.count
      return (groups.count < 2 ? "" : "\(count) \(count == 1 ? "document" : "documents") ")
        + "checked \(places(of: group.members[0], isFull: isFull))"
    }
    return lines
      + (isFull
        ? [
          "on the first of these also with larger text, long texts and the longest language, where "
            + "there are such; --devices and other options name others"
        ] : [])
  }

  /// `on iPhone SE upright, iPhone 16 Pro, iPad Air 5 both ways, as App.xcodeproj says`.
  private static func places(of app: ShippedApp?, isFull: Bool) -> String {
    guard let app else {
      let phone = phones(nil)
      return "on \(phone.smallest.name), \(phone.latest.name), \(pad) upright: no project says "
        + "where the app runs"
    }
    let phone = phones(app)
    let sides = [
      app.runsOnPhone ? "\(phone.smallest.name) \(app.onPhone.words), \(phone.latest.name)" : nil,
      app.runsOnPad ? "\(pad) \(app.onPad.words)" : nil,
    ]
    let version = isFull ? app.deploymentTarget.map { " (iOS \($0) and later)" } : nil
    return "on \(sides.compactMap(\.self).joined(separator: ", ")), as \(app.source.fromHere) says"
      + (version ?? "")
  }
}

extension ShippedApp.Orientations {
  /// Whether the screen is on its side, for each orientation.
  fileprivate var all: [Bool] { (hasPortrait ? [false] : []) + (hasLandscape ? [true] : []) }

  fileprivate var words: String {
    hasPortrait && hasLandscape ? "both ways" : hasPortrait ? "upright" : "on its side"
  }
}

extension Document {
  /// Whether a scene is shown on the whole screen, at whatever size the document draws it: that of
  /// a controller which no other one embeds.
  fileprivate func fillsScreen(_ scene: NamedScene) -> Bool {
    guard let id = scene.origin?.id, scene.own?.cell == nil else { return false }
    if kind == .xib {
      return objects.contains { object in
        object["placeholderIdentifier"] == "IBFilesOwner"
          && object.outlets.contains { $0.property == "view" && $0.destination == id }
      }
    }
    return !root.descendants.contains {
      $0.name == "segue" && $0["kind"] == "embed" && $0["destination"] == id
    }
  }
}

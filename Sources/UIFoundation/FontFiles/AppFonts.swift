import Typefaces

/// The fonts that an app brings with it: all of the main bundle and of the bundles beside the
/// program, or of the folder that stands for them. A device has those that `UIAppFonts` names.
@MainActor package enum AppFonts {
  private static var taken: FontShelf?
  private static var own = ofMainBundle()
  private static var shelf: FontShelf {
    get { taken ?? own }
    set { if taken == nil { own = newValue } else { taken = newValue } }
  }

  /// Takes the fonts of an app; nil for those of the main bundle.
  package static func take(_ fonts: FontShelf?) { taken = fonts }

  /// The font of a name, as ``FontShelf/font(named:near:)`` finds it.
  static func font(named name: String) -> FontFile? { shelf.font(named: name) }

  /// All fonts, in the order of their files.
  static var all: [FontFile] { shelf.all }

  /// What the packages of a program have for resources lies beside it, in a folder for each target.
  private static func ofMainBundle() -> FontShelf {
    let main = Bundle.main.resourcePath ?? ""
    let names = (try? FileManager.default.contentsOfDirectory(atPath: main)) ?? []
    let inner = names.filter { $0.hasSuffix(".resources") }.flatMap { bundle in
      (FileManager.default.subpaths(atPath: "\(main)/\(bundle)") ?? []).map { "\(bundle)/\($0)" }
    }
    let fonts = (names + inner).filter { file in
      FontShelf.endings.contains { file.lowercased().hasSuffix("." + $0) }
    }
    return FontShelf(fonts.sorted().map { "\(main)/\($0)" }) { path, limit in
      let file = try FileManager.default.attributesOfItem(atPath: path)
      guard file[.type] as? FileAttributeType == .typeRegular,
        (file[.size] as? NSNumber)?.intValue ?? .max <= limit
      else { throw CocoaError(.fileReadTooLarge) }
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    }
  }
}

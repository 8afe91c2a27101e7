// The order in which a device looks for a language (Apple, Technical Q&A QA1828, "How iOS
// Determines the Language For Your App",
// https://developer.apple.com/library/archive/qa/qa1828/_index.html).

import Wording

extension LanguageTag {
  /// The languages to look for, from this one to the most general: `de-CH`, `de`.
  ///
  /// Chinese stays in its script: `zh-Hant-HK`, `zh-Hant`; plain `zh` is the simplified one.
  /// Spanish of Latin America has `es-419` before `es`.
  public var fallbacks: [LanguageTag] {
    let full = withScript
    var tags = [full]
    if full.region != nil {
      if full.language == "es", let region = full.region, Self.latinAmerica.contains(region) {
        tags.append(LanguageTag(language: "es", region: "419"))
      }
      tags.append(LanguageTag(language: full.language, script: full.script))
    }
    // A script that the region or the language implies is left out by most.
    if full.script != nil, full.language != "zh" {
      tags.append(LanguageTag(language: full.language))
    }
    return tags
  }

  /// The tag with the script that Chinese has in its region; other languages are left as they are.
  var withScript: LanguageTag {
    guard language == "zh", script == nil else { return self }
    let isTraditional = region.map { ["TW", "HK", "MO"].contains($0) } ?? false
    return LanguageTag(language: "zh", script: isTraditional ? "Hant" : "Hans", region: region)
  }

  /// The folders to look for a file in, in order.
  ///
  /// First come the folders of this language, from its region to the language alone, then `Base`,
  /// then those of the development language. Folders are told apart by what they mean, so that
  /// `zh_TW` and `German` are found.
  /// - Parameters:
  ///   - names: The names of the folders that there are, with or without `.lproj`, in any order.
  ///   - development: The language that the app was written in, for example `en`.
  /// - Returns: The names as they were given, each once.
  public func folders(among names: [String], development: LanguageTag) -> [String] {
    let known = names.sorted().map { name in
      let stem = name.hasSuffix(".lproj") ? String(name.dropLast(6)) : name
      return (name: name, stem: stem, tag: LanguageTag(stem)?.withScript)
    }
    func folders(of tags: [LanguageTag]) -> [String] {
      tags.flatMap { tag in
        let same = known.filter { $0.tag?.meansSame(as: tag) == true }
        // The folder with the code itself comes before one with a former name.
        let isCode = { (stem: String) in stem == tag.description }
        return (same.filter { isCode($0.stem) } + same.filter { !isCode($0.stem) }).map(\.name)
      }
    }
    let all =
      folders(of: fallbacks) + known.filter { $0.stem == "Base" }.map(\.name)
      + folders(of: development.fallbacks)
    return all.uniqued
  }

  /// Whether both are the same; for Chinese of Taiwan and of China also if one has the script
  /// alone.
  private func meansSame(as other: LanguageTag) -> Bool {
    func general(_ tag: LanguageTag) -> LanguageTag {
      let isUsual =
        tag.script == "Hant" && tag.region == "TW" || tag.script == "Hans" && tag.region == "CN"
      return tag.language == "zh" && isUsual ? LanguageTag(language: "zh", script: tag.script) : tag
    }
    return self == other || general(self) == general(other)
  }

  /// The regions whose Spanish is that of Latin America (Unicode CLDR, supplementalData.xml,
  /// parentLocales).
  private static let latinAmerica: Set<String> = [
    "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE",
    "PR", "PY", "SV", "US", "UY", "VE",
  ]
}

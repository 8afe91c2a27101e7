extension FontName {
  /// Whether iOS has the family: one that is measured here, or one of ``unmeasured``.
  var isOfIOS: Bool {
    guard let unknownName else { return true }
    let letters = Self.letters(of: unknownName)
    return Self.unmeasured.contains { letters.hasPrefix($0) }
  }

  /// How the names of families begin that iOS has or had and that are not measured here.
  ///
  /// Source: <https://developer.apple.com/fonts/system-fonts/>
  private static let unmeasured = [
    "academyengraved", "alnile", "americantypewriter", "apple", "arialhebrew", "arialrounded",
    "bangla", "baskerville", "bodoni", "bradleyhand", "chalkboard", "chalkduster", "charter",
    "cochin", "copperplate", "damascus", "devanagari", "didot", "dinalternate", "dincondensed",
    "diwanmishafi", "euphemia", "farah", "galvji", "geezapro", "grantha", "gujarati", "gurmukhi",
    "heiti", "hira", "hoefler", "impact", "iowan", "kailasa", "kannada", "kefa", "khmersangam",
    "kohinoor", "laosangam", "malayalam", "marion", "markerfelt", "mishafi", "muktamahee",
    "myanmarsangam", "noteworthy", "notonastaliq", "notosanskannada", "notosansmyanmar",
    "notosansoriya", "oriya", "papyrus", "partylet", "pingfang", "rockwell", "savoyelet", "sinhala",
    "snellroundhand", "stheiti", "stix", "superclarendon", "symbol", "tamil", "telugu", "thonburi",
    "zapfdingbats", "zapfino",
  ]
}

/// A font's name, read as family and style.
struct FontName {
  let family: FontFamily
  let style: FontStyle
  /// The family's name if it is an unknown one.
  let unknownName: String?

  /// - Parameter name: A PostScript name such as `TimesNewRomanPS-BoldMT`, or a family name.
  init(_ name: String) {
    let letters = Self.letters(of: name)
    for (beginning, family) in Self.beginnings where letters.hasPrefix(beginning) {
      if let style = FontStyle(letters.dropFirst(beginning.utf8.count)) {
        self.family = family
        self.style = style
        unknownName = nil
        return
      }
    }
    let parts = name.split(separator: "-", maxSplits: 1)
    unknownName = parts.first.map(String.init) ?? name
    family = Self.nearest(to: Self.words(of: name))
    style = FontStyle(Self.letters(of: parts.count > 1 ? String(parts[1]) : "")[...]) ?? .plain
  }

  /// The letters of a name, small, without what separates words.
  static func letters(of name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// The words of a name in small letters: `EBGaramond-Regular` has eb, garamond and regular.
  private static func words(of name: String) -> Set<String> {
    var words: Set<String> = []
    var word = ""
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let previous = index > 0 ? letters[index - 1] : " "
      let next = index + 1 < letters.count ? letters[index + 1] : " "
      if !letter.isLetter || letter.isUppercase && (previous.isLowercase || next.isLowercase) {
        words.insert(word)
        word = ""
      }
      if letter.isLetter { word += letter.lowercased() }
    }
    return words.union([word])
  }

  /// The known family to which the words in the name of an unknown one point.
  private static func nearest(to words: Set<String>) -> FontFamily {
    // American Typewriter, which iOS has, is the one whose letters are not equally wide.
    let isAmerican = words.isSuperset(of: ["american", "typewriter"])
    if !isAmerican, !words.isDisjoint(with: typewriters) { return .menlo }
    let hasSerifs = isAmerican || !words.isDisjoint(with: serifs)
    return hasSerifs && !words.contains("sans") ? .times : .helveticaNeue
  }

  private static let typewriters: Set<String> = [
    "code", "consolas", "console", "courier", "inconsolata", "monaco", "mono", "monospace",
    "monospaced", "typewriter",
  ]

  private static let serifs: Set<String> = [
    "baskerville", "bodoni", "caslon", "charter", "cochin", "didot", "garamond", "hoefler", "iowan",
    "lora", "merriweather", "minion", "playfair", "serif", "slab", "times",
  ]

  /// How the names of known families begin; one that begins with another stands before it.
  private static let beginnings: [(String, FontFamily)] = [
    ("applesystemuifontmonospaced", .sanFranciscoMono),
    ("applesystemuifontrounded", .sanFranciscoRounded),
    ("applesystemuifontserif", .newYork), ("applesystemuifont", .sanFrancisco),
    ("systemfont", .sanFrancisco), ("sanfrancisco", .sanFrancisco),
    ("sfprorounded", .sanFranciscoRounded), ("sfuirounded", .sanFranciscoRounded),
    ("sfrounded", .sanFranciscoRounded), ("sfuimono", .sanFranciscoMono),
    ("sfmono", .sanFranciscoMono), ("sfpro", .sanFrancisco), ("sfui", .sanFrancisco),
    ("sfns", .sanFrancisco), ("newyork", .newYork), ("helveticaneue", .helveticaNeue),
    ("helvetica", .helvetica), ("arial", .arial), ("avenirnext", .avenirNext),
    ("avenir", .avenir), ("timesnewroman", .timesNewRoman), ("times", .times),
    ("couriernew", .courierNew), ("courier", .courier), ("menlo", .menlo), ("georgia", .georgia),
    ("gillsans", .gillSans), ("futura", .futura), ("optima", .optima), ("palatino", .palatino),
    ("trebuchet", .trebuchet), ("verdana", .verdana),
  ]
}

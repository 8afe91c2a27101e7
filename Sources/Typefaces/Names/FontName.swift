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
    family = Self.nearest(to: letters)
    style = FontStyle(Self.letters(of: parts.count > 1 ? String(parts[1]) : "")[...]) ?? .plain
  }

  /// The letters of a name, small, without what separates words.
  private static func letters(of name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// The known family that a name of an unknown one sounds like.
  private static func nearest(to letters: String) -> FontFamily {
    let typewriters = ["mono", "courier", "code", "consol", "typewriter"]
    let serifs = [
      "garamond", "times", "didot", "baskerville", "bodoni", "caslon", "hoefler", "cochin", "iowan",
      "charter", "minion", "merriweather", "playfair", "lora", "slab",
    ]
    if typewriters.contains(where: letters.contains) { return .menlo }
    if letters.contains("serif"), !letters.contains("sans") { return .times }
    return serifs.contains(where: letters.contains) ? .times : .helveticaNeue
  }

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

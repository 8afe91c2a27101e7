extension Element {
  /// The text by which Interface Builder's outline names an object that has no label: the text of a
  /// label, the title of a button, the placeholder of a text field, the name of an image, the
  /// identifier of a cell, the title of a controller or of a bar's item. Of a text of several lines
  /// it is the first line, of a long text the beginning; nil for an object without a text.
  ///
  /// Source: "Working with Constraints in Interface Builder", Rules of Thumb: labels and buttons
  /// are named by their text or title.
  public var shownText: String? {
    // An empty placeholder or a title of blanks tells nothing.
    texts.lazy.compactMap { $0?.beginning }.first { !$0.isEmpty }
  }

  /// The texts that an object can be named by, of which the first that it has counts.
  private var texts: [String?] {
    switch name {
    case "label": [string("text"), child(key: "attributedText")?.fragments]
    case "button":
      [
        child("buttonConfiguration", key: "configuration")?.string("title"),
        child("state", key: "normal")?.string("title"),
      ]
    case "textField": [string("placeholder"), string("text")]
    case "imageView": [self["image"]]
    case "tableViewCell", "collectionViewCell", "collectionReusableView":
      [self["reuseIdentifier"]]
    case "barButtonItem", "navigationItem", "tabBarItem": [self["title"]]
    default: isController ? [self["title"]] : []
    }
  }

  /// The text of an attributed string.
  private var fragments: String {
    children("fragment").compactMap { $0.string("content") }.joined()
  }
}

extension String {
  /// The first line without blanks around it, cut where a name becomes too long for a sentence.
  fileprivate var beginning: String {
    // Texts are looked at after each edit, and most are short lines.
    if isShortLine { return self }
    let line = drop { $0.isWhitespace }.prefix { !$0.isNewline }
    let text = String(line.reversed().drop { $0.isWhitespace }.reversed())
    guard text.count > Self.longestName else { return text }
    let words = text.prefix(Self.longestName - 1).split(separator: " ").dropLast()
    let whole = words.joined(separator: " ")
    return "\(whole.isEmpty ? String(text.prefix(Self.longestName - 1)) : whole)…"
  }

  /// Whether it is a line of ASCII without blanks around it, and short enough for a name.
  private var isShortLine: Bool {
    let blank = UInt8(ascii: " ")
    guard utf8.count <= Self.longestName, utf8.first != blank, utf8.last != blank else {
      return false
    }
    for byte in utf8 where byte < blank || byte > 0x7E { return false }
    return true
  }

  /// The most characters of a text that is a name.
  private static let longestName = 32
}

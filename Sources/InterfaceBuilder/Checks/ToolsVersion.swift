import Wording

extension DocumentCheck {
  /// The document is of a version of Xcode that is known: what a newer one writes may be read
  /// wrongly.
  static let toolsVersion = DocumentCheck { document, list in
    guard let version = document.root["toolsVersion"], document.xcode == nil else { return }
    list.warning(
      "no Xcode known here has toolsVersion \(version.excerpt): the document is shown as one of "
        + "Xcode \(document.writingXcode) and can't be edited",
      at: document.root.place("toolsVersion"))
  }
}

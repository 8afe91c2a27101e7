import Wording

extension Document {
  /// Reports markup that is no document of iOS, and says what it is instead.
  static func checkKind(_ markup: Markup, _ list: inout FoundProblems) {
    guard let root = markup.root else { return }
    let type = root["type"] ?? ""
    switch root.name {
    case "document":
      if let platform = platform(type: type, runtime: root["targetRuntime"] ?? "") {
        list.error(
          "this is a document of \(platform): only those of iOS are shown",
          at: root.place(root["targetRuntime"] == nil ? "type" : "targetRuntime"))
      } else if !type.contains("CocoaTouch") {
        let found =
          type.isEmpty ? "the document has no type" : "the type \(type.excerpt) is unknown"
        list.error(
          found + ": that of an iOS document is "
            + "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB or "
            + "com.apple.InterfaceBuilder3.CocoaTouch.XIB", at: root.place("type"))
      }
    case "archive" where type.hasPrefix("com.apple.InterfaceBuilder"):
      list.error(
        "the document has the format of Xcode 4 and before: saved in Xcode, it begins with "
          + "<document>", at: root.place())
    case "plist":
      list.error(
        "this is a property list: a document of Interface Builder begins with <document>",
        at: root.place())
    default:
      list.error(
        "the outermost element is <\(root.name.excerpt)>: a document of Interface Builder "
          + "begins with <document>", at: root.place())
    }
  }

  /// The name of the platform, other than iOS, that the beginning of a document says it is for.
  public static func otherPlatform(inBeginning text: String) -> String? {
    func value(_ name: String) -> String {
      guard let start = text.firstRange(of: " \(name)=\"")?.upperBound else { return "" }
      return String(text[start...].prefix { $0 != "\"" })
    }
    return platform(type: value("type"), runtime: value("targetRuntime"))
  }

  /// The name of another platform that a document is for.
  private static func platform(type: String, runtime: String) -> String? {
    if runtime.hasPrefix("MacOSX") || type.contains(".Cocoa.") { return "macOS" }
    if runtime.lowercased().hasPrefix("watchkit") || type.contains("WatchKit") { return "watchOS" }
    if runtime.hasPrefix("AppleTV") || type.contains("AppleTV") { return "tvOS" }
    return nil
  }
}

import InterfaceBuilder

/// A view of the object library: what Interface Builder writes when it is placed.
public struct LibraryEntry: Hashable, Sendable {
  /// The name in the library: `Text Field`.
  public let title: String
  /// What it is, in a line.
  public let summary: String
  /// Further words by which it is found.
  public let words: [String]
  /// The size that it is placed with, in points.
  public let size: Size
  /// Whether it is placed as wide as the view around it, as bars are.
  public let isWide: Bool
  /// Its element, without a frame. Its ids are names, which are replaced when it is placed.
  public let element: NewElement

  init(
    _ title: String, _ summary: String, _ words: String = "", _ width: Double, _ height: Double,
    isWide: Bool = false, _ element: NewElement
  ) {
    self.title = title
    self.summary = summary
    self.words = words.split(separator: " ").map(String.init)
    size = Size(width: width, height: height)
    self.isWide = isWide
    self.element = element
  }

  /// The name of the class: `UITextField`.
  public var className: String { ElementClass.named(element.name)?.className ?? element.name }

  /// The entry of a title; nil for none.
  public static func named(_ title: String) -> LibraryEntry? { all.first { $0.title == title } }

  /// The entries that a text finds: those in which each of its words begins one of the title, of the
  /// further words or the class. Those whose titles begin with the text come first.
  public static func matching(_ text: String) -> [LibraryEntry] {
    let typed = text.lowercased().split(separator: " ")
    guard !typed.isEmpty else { return all }
    let found = all.filter { entry in
      typed.allSatisfy { word in entry.searchWords.contains { $0.hasPrefix(word) } }
    }
    func rank(_ entry: LibraryEntry) -> Int {
      let title = entry.title.lowercased()
      if title.hasPrefix(typed.joined(separator: " ")) { return 0 }
      let parts = title.split(separator: " ")
      return typed.allSatisfy { word in parts.contains { $0.hasPrefix(word) } } ? 1 : 2
    }
    return [0, 1, 2].flatMap { place in found.filter { rank($0) == place } }
  }

  private var searchWords: [String] {
    let name = className.lowercased()
    let parts = title.lowercased().split(separator: " ").map(String.init)
    return parts + words + [name, name.hasPrefix("ui") ? String(name.dropFirst(2)) : name]
  }
}

/// An entry of the object library: the element that Interface Builder writes when the entry is
/// placed.
///
/// The attributes are the ones that most views of the class have in public documents. The sizes,
/// and the versions of Xcode from which on they hold, were counted in the same documents, by the
/// builds of Interface Builder that have saved them.
public struct LibraryEntry: Sendable {
  /// The name in the library: `Text Field`.
  public let title: String
  /// What it is, in a line.
  public let summary: String
  /// Further words by which it is found.
  public let words: [String]
  /// The size that the latest Xcode places it with, in points.
  public let size: Size
  /// The first version of Xcode that has the entry; 0 if documents show no version without it.
  public let since: Int
  /// The former sizes, each with the first version of Xcode that no longer has it, the oldest
  /// first.
  private let formerSizes: [(xcode: Int, size: Size)]
  /// Whether the element is placed as wide as the view around it, as bars are.
  public let isWide: Bool
  /// Its element as the latest Xcode writes it, without a frame. Its ids are names, which are
  /// replaced when it is placed.
  public let element: NewElement
  private let make: @Sendable (_ xcode: Int) -> NewElement

  /// - Parameters:
  ///   - size: The size in points.
  ///   - since: The first version of Xcode that has the entry; 0 if all have it.
  ///   - former: The former sizes by the first version of Xcode that no longer has them, the oldest
  ///     first.
  ///   - make: Makes the element of a version of Xcode, without the attributes that are always
  ///     written.
  init(
    _ title: String, _ summary: String, _ words: String, _ size: (Double, Double),
    since: Int = 0, before former: KeyValuePairs<Int, (Double, Double)> = [:], isWide: Bool = false,
    byXcode make: @escaping @Sendable (_ xcode: Int) -> NewElement
  ) {
    self.title = title
    self.summary = summary
    self.words = words.split(separator: " ").map(String.init)
    self.size = Size(width: size.0, height: size.1)
    formerSizes = former.map { ($0.key, Size(width: $0.value.0, height: $0.value.1)) }
    self.isWide = isWide
    self.since = since
    self.make = make
    element = make(Xcode.latest).withDefaults
  }

  /// An entry that all versions of Xcode write in the same way.
  init(
    _ title: String, _ summary: String, _ words: String, _ size: (Double, Double),
    since: Int = 0, before former: KeyValuePairs<Int, (Double, Double)> = [:], isWide: Bool = false,
    _ element: NewElement
  ) {
    self.init(title, summary, words, size, since: since, before: former, isWide: isWide) { _ in
      element
    }
  }

  /// All entries, in the order of the schema: text, controls, what shows or holds content, lists,
  /// bars, and views of other frameworks. Views that exist only in other views, such as content
  /// views, come with the entries of the other views.
  public static let all = ElementSchema.all.flatMap { $0.library() }

  /// The entry of a title; nil if there is none.
  public static func named(_ title: String) -> LibraryEntry? { all.first { $0.title == title } }

  /// The name of the class: `UITextField`.
  public var className: String { ElementClass.named(element.name)?.className ?? element.name }

  /// The element as a version of Xcode writes it, though maybe with colours that the version does
  /// not know.
  package func element(by xcode: Int) -> NewElement { make(xcode).withDefaults }

  /// The size that a version of Xcode places the element with, in points.
  package func size(by xcode: Int) -> Size {
    formerSizes.first { xcode < $0.xcode }?.size ?? size
  }
}

extension LibraryEntry: Hashable {
  public static func == (a: LibraryEntry, b: LibraryEntry) -> Bool { a.title == b.title }

  public func hash(into hasher: inout Hasher) { hasher.combine(title) }
}

extension NewElement {
  /// The element with the attributes that Interface Builder always writes, unless it has other
  /// values; likewise the elements in it.
  fileprivate var withDefaults: NewElement {
    var element = self
    for attribute in ElementSchema.named(name)?.alwaysWritten ?? []
    where element[attribute.name] == nil {
      element.attributes.append(attribute)
    }
    element.children = children.map(\.withDefaults)
    return element
  }
}

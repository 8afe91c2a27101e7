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

  /// The change that puts the view beside those that are selected, or into the one that is a
  /// container; a cell goes into a table.
  /// - Parameter newcomer: The id of a view that was inserted and not selected since, beside which
  ///   the next one goes.
  public func placement(
    on canvas: Canvas, beside selection: [String], newcomer: String? = nil
  ) -> any Arrangement {
    element.isCell
      ? CellPlacement(canvas, self, beside: selection)
      : Placement(canvas, self, beside: selection, newcomer: newcomer)
  }

  /// The entry of a title; nil for none.
  public static func named(_ title: String) -> LibraryEntry? { all.first { $0.title == title } }
}

/// A named image: its files, and which screens get which.
public struct AssetImageSet: Hashable, Sendable {
  /// How an image is coloured.
  public enum RenderingIntent: String, CaseIterable, Sendable {
    /// As the view asks for.
    case automatic
    /// In its own colours.
    case original
    /// In the tint colour, by its alpha alone.
    case template
  }

  /// A file, and what it is for.
  public struct Entry: Hashable, Sendable {
    /// What the file is for.
    public var slot: AssetSlot
    /// The name of the file in ``AssetImageSet/folder``.
    public var filename: String
    /// How far the edges that layout aligns are inside the image's, in pixels.
    public var alignmentInsets: AssetInsets?

    /// Whether the file is PDF or SVG, so that its size is in points.
    public var isVector: Bool {
      let name = filename.lowercased()
      return name.hasSuffix(".pdf") || name.hasSuffix(".svg")
    }
  }

  /// The entry that a screen gets.
  public struct Choice: Hashable, Sendable {
    /// The file, and what it is for.
    public var entry: Entry
    /// Whether the image is mirrored, since it is for the other direction alone.
    public var isMirrored: Bool
    /// The pixels of a point in the file; 1 for a vector image.
    public var scale: Double
  }

  /// The name, with those of the folders that are namespaces: `Icons/star`.
  public var name: String
  /// The path of the folder with the files, as it was given.
  public var folder: String
  /// The files, in the order of `Contents.json`. Empty wells of Xcode's are left out.
  public var entries: [Entry]
  /// How the image is coloured.
  public var renderingIntent: RenderingIntent = .automatic

  /// The file for a screen; nil if the set has none for it.
  public func image(for environment: AssetEnvironment) -> Choice? {
    guard let index = environment.best(of: entries.map(\.slot)) else { return nil }
    let entry = entries[index]
    let own: AssetSlot.Direction = environment.isRightToLeft ? .rightToLeft : .leftToRight
    return Choice(
      entry: entry, isMirrored: entry.slot.direction.map { $0 != own } ?? false,
      scale: entry.isVector ? 1 : entry.slot.scale ?? 1)
  }
}

/// A named symbol.
public struct AssetSymbolSet: Hashable, Sendable {
  /// The name, with those of the folders that are namespaces.
  public var name: String
}

/// Distances from the edges of an image, in its pixels.
public struct AssetInsets: Hashable, Sendable {
  /// The distances, at least 0.
  public var top, left, bottom, right: Double

  /// Creates distances.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

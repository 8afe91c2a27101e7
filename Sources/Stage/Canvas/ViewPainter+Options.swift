import Cells

extension ViewPainter {
  /// What is drawn, and how.
  public struct Options: Equatable, Sendable {
    public var glyphs: GlyphSet
    public var depth: ColorDepth
    public var selection: ViewPath?
    /// Views that are marked as having moved.
    public var moved: Set<ViewPath>
    /// Whether margins, the safe area and guides are drawn.
    public var showsGuides: Bool
    /// Whether the constraints of the selection are drawn, with their distances.
    public var showsConstraintLines: Bool
    /// Whether what is on its way is drawn where it will come to rest.
    public var showsRest: Bool
    /// Selection, marks of moved views and constraint lines.
    public var accent: Style
    /// Marks of ambiguous views.
    public var warning: Style
    /// Marks of views whose constraints are broken.
    public var problem: Style
    /// The device and everything else that is not the scene's own.
    public var quiet: Style

    public init(
      glyphs: GlyphSet = .unicode, depth: ColorDepth = .direct, selection: ViewPath? = nil,
      moved: Set<ViewPath> = [], showsGuides: Bool = false, showsConstraintLines: Bool = false,
      showsRest: Bool = false,
      accent: Style = Style(foreground: .palette(6), attributes: .bold),
      warning: Style = Style(foreground: .palette(3), attributes: .bold),
      problem: Style = Style(foreground: .palette(1), attributes: .bold),
      quiet: Style = Style(attributes: .dim)
    ) {
      self.glyphs = glyphs
      self.depth = depth
      self.selection = selection
      self.moved = moved
      self.showsGuides = showsGuides
      self.showsConstraintLines = showsConstraintLines
      self.showsRest = showsRest
      self.accent = accent
      self.warning = warning
      self.problem = problem
      self.quiet = quiet
    }

    /// The Unicode characters, or those of ASCII that stand for them.
    func glyph(_ unicode: String, _ ascii: String) -> String {
      glyphs == .unicode ? unicode : ascii
    }
  }
}

import Cells

extension OutlineLayer {
  /// The characters of an outline.
  struct Look {
    let style: Style
    let horizontal: Character
    let vertical: Character
    let top: (Character, Character)
    let bottom: (Character, Character)
    let mark: String?
    private let kind: Kind

    /// Whether the outline is drawn over a cell with something that is no letter: over the lines of
    /// views, but where a view was gives way to marks and numbers.
    func covers(_ cell: Cell) -> Bool {
      switch kind {
      case .selected, .dragged: true
      case .former: cell.isLightLine
      case .plain, .misplaced, .proposed: false
      }
    }

    init(_ kind: Kind, _ glyphs: GlyphSet) {
      self.kind = kind
      mark =
        switch kind {
        case .plain, .former, .selected, .dragged: nil
        case .misplaced: Glyphs(set: glyphs).misplaced
        case .proposed: "+"
        }
      style =
        switch kind {
        case .plain, .former: Palette.quiet
        case .selected: Palette.moved
        case .misplaced: Palette.ownFrame
        case .proposed, .dragged: Palette.accent
        }
      switch (glyphs, kind) {
      case (.unicode, .plain):
        (horizontal, vertical, top, bottom) = ("┈", "┊", ("┌", "┐"), ("└", "┘"))
      case (.unicode, .selected):
        (horizontal, vertical, top, bottom) = ("╍", "╏", ("┏", "┓"), ("┗", "┛"))
      case (.unicode, _):
        (horizontal, vertical, top, bottom) = ("╌", "╎", ("┌", "┐"), ("└", "┘"))
      case (.ascii, .selected):
        (horizontal, vertical, top, bottom) = ("=", ":", ("#", "#"), ("#", "#"))
      case (.ascii, _):
        (horizontal, vertical, top, bottom) = (".", ":", (".", "."), (".", "."))
      }
    }
  }
}

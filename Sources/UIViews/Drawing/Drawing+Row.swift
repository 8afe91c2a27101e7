extension Drawing {
  /// The emphasis of a sign.
  package enum Tone: Equatable, Sendable {
    /// Like text.
    case plain
    /// Tracks, dots and brackets.
    case quiet
    /// Parts that are on, done or up to the value, in the view's tint.
    case tinted
    /// Parts that can be dragged or were chosen.
    case strong
    /// Badges, white on a colour.
    case badge(UIColor.Components)
  }

  /// Characters, with ASCII characters that replace them.
  package struct Sign: Equatable, Sendable, ExpressibleByStringLiteral {
    package var unicode: String
    package var ascii: String

    package init(_ unicode: String, ascii: String) {
      self.unicode = unicode
      self.ascii = ascii
    }

    /// Creates a text, which is drawn without accents in ASCII.
    package init(_ text: String) { self.init(text, ascii: text) }
    package init(stringLiteral text: String) { self.init(text) }

    package static let bar = Sign("│", ascii: "|")
    package static let ring = Sign("○", ascii: "o")
    package static let knob = Sign("●", ascii: "O")
  }

  /// A row of characters: signs, and lines that fill the columns between them.
  ///
  /// ```swift
  /// // [━━━●]
  /// Row([.sign("[", .quiet), .line(.heavy, .tinted), .sign(.knob, .strong), .sign("]", .quiet)])
  /// ```
  package struct Row: Equatable, Sendable {
    package enum Part: Equatable, Sendable {
      case sign(Sign, Tone)
      case line(Line, Tone)
    }

    package enum Stroke: Equatable, Sendable {
      case heavy, light
      /// Blank columns.
      case empty
    }

    package struct Line: Equatable, Sendable {
      package var stroke: Stroke
      /// The share of all line columns that it takes, from 0 to 1; nil for the remaining columns.
      package var share: Double?
      /// Whether a share above 0 takes at least one column, and a share below 1 leaves at least
      /// one.
      package var showsTraces = false

      package init(stroke: Stroke, share: Double? = nil, showsTraces: Bool = false) {
        self.stroke = stroke
        self.share = share
        self.showsTraces = showsTraces
      }

      package static let heavy = Line(stroke: .heavy)
      package static let light = Line(stroke: .light)
      package static let empty = Line(stroke: .empty)
    }

    package var parts: [Part]
    /// The least number of columns in which the row is drawn.
    package var leastColumns: Int
    /// The greatest number of columns that it takes; nil for all.
    package var mostColumns: Int?

    /// - Parameter leastColumns: Nil for the columns of the signs, one for each character.
    package init(_ parts: [Part], leastColumns: Int? = nil, mostColumns: Int? = nil) {
      self.parts = parts
      self.mostColumns = mostColumns
      self.leastColumns =
        leastColumns
        ?? parts.reduce(0) { columns, part in
          if case .sign(let sign, _) = part { columns + sign.unicode.count } else { columns }
        }
    }
  }
}

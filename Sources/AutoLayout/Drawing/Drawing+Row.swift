import Foundation

extension Drawing {
  /// How much a sign stands out.
  package enum Tone: Equatable, Sendable {
    /// Like text.
    case plain
    /// Tracks, dots and brackets.
    case quiet
    /// What is on, done or up to the value: in the view's tint.
    case tinted
    /// What can be held or has been chosen.
    case strong
    /// White on a colour.
    case badge(UIColor.Components)
  }

  /// Characters, and those that are drawn where only ASCII can be.
  package struct Sign: Equatable, Sendable, ExpressibleByStringLiteral {
    package var unicode: String
    package var ascii: String

    package init(_ unicode: String, ascii: String) {
      self.unicode = unicode
      self.ascii = ascii
    }

    /// A text, which loses its accents where only ASCII can be drawn.
    package init(_ text: String) { self.init(text, ascii: text) }
    package init(stringLiteral text: String) { self.init(text) }

    package static let bar = Sign("│", ascii: "|")
    package static let ring = Sign("○", ascii: "o")
    package static let knob = Sign("●", ascii: "O")
  }

  /// A row of characters: signs, and lines that take the columns which the signs leave.
  ///
  /// ```swift
  /// Row([.sign("[", .quiet), .line(.heavy, .tinted), .sign(.knob, .strong), .sign("]", .quiet)])   // [━━━●]
  /// ```
  package struct Row: Equatable, Sendable {
    package enum Part: Equatable, Sendable {
      case sign(Sign, Tone)
      case line(Line, Tone)
    }

    package enum Stroke: Equatable, Sendable {
      case heavy, light
      /// Blanks.
      case empty
    }

    package struct Line: Equatable, Sendable {
      package var stroke: Stroke
      /// The part of the columns for lines that it takes, from 0 to 1; nil for what is left.
      package var share: Double?
      /// Whether a share above 0 is drawn as one column at least, and one below 1 as one less than all.
      package var showsTraces = false

      package static let heavy = Line(stroke: .heavy)
      package static let light = Line(stroke: .light)
      package static let empty = Line(stroke: .empty)
    }

    package var parts: [Part]
    /// The fewest columns in which the row is drawn.
    package var leastColumns: Int
    /// The most columns that it takes; nil for all there are.
    package var mostColumns: Int?

    /// - Parameter leastColumns: Nil for those that the signs take, with a column for each character.
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

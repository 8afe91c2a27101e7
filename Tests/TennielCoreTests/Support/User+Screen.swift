import Cells
import Foundation

@testable import TerminalApp

/// What the first row says of the simulated screen.
extension User {
  /// The name of the scene, which stands out.
  var sceneName: String? {
    let grid = grid
    let end = (1..<grid.size.columns).first { grid[$0, 0].style != Palette.strong } ?? 1
    return end > 1 ? String(header.dropFirst().prefix(end - 1)) : nil
  }

  /// Its width and height in points; nil if they have no room.
  var size: [Int]? {
    header.firstMatch(of: #/(\d+) [×x] (\d+)/#).flatMap { match in
      [match.1, match.2].compactMap { Int($0) }
    }
  }

  /// Its name, such as `iPhone 7 Plus`.
  var device: String? {
    header.firstMatch(of: #/^(.*\S) [▯▭] /#).map { match in
      // A blank alone may be between the scene's name and it.
      let fields = match.1.dropFirst(1 + (sceneName?.count ?? 0))
      return fields.components(separatedBy: "  ").last?.trimmingCharacters(in: .whitespaces) ?? ""
    }
  }

  var isLandscape: Bool { header.contains(" ▭ ") }

  /// The language in which the document is shown; nil if it is its own.
  var language: String? {
    let words = ["he", "de", "fr", "double-length", "accented", "bounded"]
    let others = ["right-to-left-strings", "right-to-left"]
    return (words + others).first { (header + " ").contains(" \($0) ") }
  }

  /// Its size classes, each with a star if it was chosen: `Compact* Regular`.
  var classes: String? {
    header.firstMatch(of: #/ w ((?:Compact|Regular)\*?) *h ((?:Compact|Regular)\*?)/#).map {
      "\($0.1) \($0.2)"
    }
  }
}

import AutoLayout
import Foundation
import Wording

extension LayoutCheck {
  /// A view that extends beyond the screen by a pixel or more. Its subviews are not reported as
  /// well. Content that scrolls or that a superview clips is ignored.
  public static let offScreen = LayoutCheck(
    "off-screen", .warning, "a view that reaches beyond the screen",
    Explanation(
      finds: """
        A view of which a part lies outside of the screen, where nobody sees or taps it.
        What scrolls or is clipped is left out, and so is what is in a view that was found.
        """,
      example: """
        A box with leading 20 and width 360 reaches 5 points beyond the right of a screen that is
        375 points wide.
        """,
      mending: """
        Pin the edge to the view around it or to the safe area, instead of fixing the length.
        Where a length is a wish, lower its priority, and limit it by a required <= to the screen.
        """)
  ) { layout in
    let views = layout.indices { index in
      layout.items[index].isShown && !layout.around(index).contains { layout.views[$0].cutsOff }
    }
    let beyond = EscapedEdge.all(of: .first, beyond: .screen, by: layout.pixel)
    return beyond.map { edge in
      GeometricCase(
        conditions: [edge.condition, EdgePlace.first.width > 0, EdgePlace.first.height > 0],
        candidates: .each(views.map { EdgeItems($0) }), isOfOutermost: true
      ) { reading in
        "\(reading.name(.first)) reaches \(EscapedEdge.words(beyond, in: reading)) of the screen"
      }
    }
  }
}

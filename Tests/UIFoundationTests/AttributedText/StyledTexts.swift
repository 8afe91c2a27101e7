import AutoLayout
import Foundation

@testable import UIFoundation

/// A text of pieces, each with its attributes.
@MainActor func styled(_ pieces: (String, [NSAttributedString.Key: Any])...) -> NSAttributedString {
  let text = NSMutableAttributedString()
  for (piece, attributes) in pieces {
    text.append(NSAttributedString(string: piece, attributes: attributes))
  }
  return text
}

@MainActor
func styledLabel(_ text: NSAttributedString, lines: Int = 1, width: CGFloat = 0) -> UILabel {
  let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 200))
  label.numberOfLines = lines
  label.attributedText = text
  return label
}

@MainActor func paragraph(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
  let style = NSMutableParagraphStyle()
  change(style)
  return style
}

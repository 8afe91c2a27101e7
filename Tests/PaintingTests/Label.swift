import UIKit

/// A label of a text.
@MainActor
func label(_ text: String, _ alignment: NSTextAlignment = .natural, lines: Int = 1) -> UILabel {
  let label = UILabel()
  label.text = text
  label.textAlignment = alignment
  label.numberOfLines = lines
  return label
}

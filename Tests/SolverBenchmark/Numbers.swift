import Foundation

/// A number with three digits, or the whole part of a larger one.
func short(_ number: Double) -> String {
  guard number.isFinite else { return "\(number)" }
  if number == number.rounded() { return String(format: "%.0f", number) }
  return number >= 100
    ? String(format: "%.0f", number)
    : number >= 10 ? String(format: "%.1f", number) : String(format: "%.2g", number)
}

/// A time in the unit that suits it.
func duration(_ nanoseconds: Double) -> String {
  switch nanoseconds {
  case ..<1e3: digits(nanoseconds) + "ns"
  case ..<1e6: digits(nanoseconds / 1e3) + "µs"
  case ..<1e9: digits(nanoseconds / 1e6) + "ms"
  default: digits(nanoseconds / 1e9) + "s"
  }
}

func bytes(_ count: Double) -> String {
  switch count {
  case ..<1024: "\(Int(count)) B"
  case ..<1_048_576: digits(count / 1024) + " KB"
  default: digits(count / 1_048_576) + " MB"
  }
}

/// Three digits.
func digits(_ number: Double) -> String {
  String(format: number < 9.995 ? "%.2f" : number < 99.95 ? "%.1f" : "%.0f", number)
}

func padded(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

func left(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

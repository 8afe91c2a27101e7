extension String {
  /// The text without the blanks at its end, such as a row of a table whose last columns are empty.
  package var trimmingTrailingBlanks: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension String {
  /// The text with a capital at its start, as sentences begin.
  public var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

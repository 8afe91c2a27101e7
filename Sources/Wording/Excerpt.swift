extension String {
  /// The text as a message quotes it: all of it up to 60 code points, else the first 59 and `…`.
  ///
  /// It takes no longer for a long text than for a short one.
  public var excerpt: String {
    let limit = 60
    guard unicodeScalars.dropFirst(limit).first != nil else { return self }
    return String(unicodeScalars.prefix(limit - 1)) + "…"
  }
}

/// The terminal's clipboard, which is written and never asked for.
public enum Clipboard {
  /// The most bytes of a text: xterm takes about 100,000 of base64.
  public static let mostBytes = 74_000

  /// The sequence OSC 52 with a text.
  ///
  /// Source: [XTerm Control Sequences](https://invisible-island.net/xterm/ctlseqs/ctlseqs.html)
  static func sequence(for text: String) -> String {
    "\u{1B}]52;c;" + base64(Array(text.utf8)) + "\u{7}"
  }

  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")

  /// Source: RFC 4648, section 4
  private static func base64(_ bytes: [UInt8]) -> String {
    var text = ""
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = group.reduce(0) { $0 << 8 | Int($1) }
      bits <<= 8 * (3 - group.count)
      for place in 0..<4 {
        let digit = bits >> (18 - 6 * place) & 63
        text.append(place <= group.count ? digits[digit] : "=")
      }
    }
    return text
  }
}

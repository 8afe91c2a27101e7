import Wording

/// The terminal's clipboard, which is written and never asked for.
public enum Clipboard {
  /// The most bytes of a text: xterm takes about 100,000 of base64.
  public static let mostBytes = 74_000

  /// The sequence OSC 52 with a text.
  ///
  /// Source: [XTerm Control Sequences](https://invisible-island.net/xterm/ctlseqs/ctlseqs.html)
  static func sequence(for text: String) -> String {
    let padding = String(repeating: "=", count: (3 - text.utf8.count % 3) % 3)
    return "\u{1B}]52;c;" + Base64.encoded(text) + padding + "\u{7}"
  }
}

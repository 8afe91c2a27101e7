import CNcurses
import Cells

extension ColorDepth {
  /// The colours of a terminal by its name in TERM, where its description is not asked.
  /// - Parameter colorTerm: The variable COLORTERM, if it is set.
  public init(ofTerminal name: String, colorTerm: String?, isInTmux: Bool) {
    if cn_is_direct(name, colorTerm, isInTmux) {
      self = .direct
    } else {
      self = name.contains("color") ? .indexed : .eight
    }
  }
}

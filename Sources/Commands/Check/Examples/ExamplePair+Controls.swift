import AutoLayout
import Stage

extension ExamplePair {
  /// Pairs of layouts in which a control can't be tapped, or hardly.
  static let controls = [
    ExamplePair(.unreachable) { page, isRight in
      page.add(.button("Send"), "send", "H:|-48-[send]-48-|", "V:|-32-[send(32)]")
      page.add(UIView(), "cover", "H:|-16-[cover]-16-|", "V:|-16-[cover(\(isRight ? 16 : 64))]")
    },
    ExamplePair(.zeroSize) { page, isRight in
      let row = page.add(.box(), "row", "H:|-16-[row]-16-|", "V:|-16-[row(\(isRight ? 48 : 0))]")
      page.add(.button("Send"), "send", in: row, "H:|-32-[send]-32-|", "V:|-8-[send(32)]")
    },
    ExamplePair(.touchTarget) { page, isRight in
      let close = page.add(
        UIView.button(""), "close", "H:[close(\(isRight ? 48 : 24))]-16-|",
        "V:|-16-[close(\(isRight ? 48 : 24))]")
      close.setImage(UIImage(systemName: "xmark"), for: .normal)
      close.backgroundColor = .systemGray5
    },
    ExamplePair(.overlap) { page, isRight in
      page.add(
        .text("The Mock Turtle", lines: isRight ? 0 : 1, resistance: 749), "name", "H:|-16-[name]",
        "V:|-32-[name]")
      page.add(
        .button("Call"), "call", "V:|-26-[call(32)]",
        isRight ? "H:[name]-(>=8)-[call]-16-|" : "H:[call]-16-|")
    },
  ]
}

import AutoLayout
import InterfaceBuilder
import Stage

extension ExamplePair {
  /// Pairs of layouts whose constraints say too much, too little, or what they can't mean.
  static let constraints = [
    ExamplePair(.conflict) { page, isRight in
      page.add(
        .box(), "box", "V:|-16-[box]-16-|",
        isRight ? "H:|-16-[box]-16-|" : "H:|-16-[box(96)]-16-|")
    },
    ExamplePair(.ambiguous) { page, isRight in
      page.add(
        .text("Title"), "title", "H:|-16-[title]",
        isRight ? "V:|-32-[title]" : "V:|->=32-[title]-(>=16)-|")
    },
    ExamplePair(.autoresizingMask) { page, isRight in
      let box = page.add(.box(), "box")
      box.translatesAutoresizingMaskIntoConstraints = !isRight
      box.frame = CGRect(x: 16, y: 16, width: 48, height: 48)
      page.constrain("H:|-16-[box]-16-|", "V:|-16-[box]-16-|")
    },
    ExamplePair(
      .leftRight, "Where people read from right to left:", direction: .rightToLeft
    ) { page, isRight in
      let icon = page.add(.box(), "icon", "V:|-32-[icon(32)]", "H:[icon(40)]")
      (isRight
        ? icon.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 16)
        : icon.leftAnchor.constraint(equalTo: page.view.leftAnchor, constant: 16)).isActive = true
      page.add(.text("Alice"), "name", "H:|-72-[name]", "V:|-38-[name]")
    },
    ExamplePair(.protoShipped, "On a wider screen than that of the document:") { page, isRight in
      let title = page.add(.text("Title"), "title", "V:|-32-[title]")
      let place =
        isRight
        ? title.centerXAnchor.constraint(equalTo: page.view.centerXAnchor)
        : title.leftAnchor.constraint(equalTo: page.view.leftAnchor, constant: 40)
      place.identifier = isRight ? nil : PrototypingConstraint.identifier
      place.isActive = true
    },
  ]
}

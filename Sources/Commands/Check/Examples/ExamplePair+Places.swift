import AutoLayout
import Stage

extension ExamplePair {
  /// Pairs of layouts in which a view stands where it should not, or has another shape.
  static let places = [
    ExamplePair(.offScreen) { page, isRight in
      page.add(
        .box(), "box", "V:|-16-[box]-16-|",
        isRight ? "H:|-16-[box]-16-|" : "H:|-16-[box(200)]")
    },
    ExamplePair(.outsideSafeArea, height: 112, bars: .tab) { page, isRight in
      let send = page.add(.button("Send"), "send", "H:|-48-[send]-48-|", "V:[send(32)]")
      let bottom = isRight ? page.view.safeAreaLayoutGuide.bottomAnchor : page.view.bottomAnchor
      send.bottomAnchor.constraint(equalTo: bottom, constant: -16).isActive = true
    },
    ExamplePair(.escapeParent) { page, isRight in
      let card = page.add(.box(), "card", "H:|-16-[card(104)]", "V:|-16-[card(64)]")
      page.add(
        .button("Remove it"), "button", in: card, "V:|-16-[button(32)]",
        isRight ? "H:|-8-[button]-8-|" : "H:|-48-[button]")
    },
    ExamplePair(.negativeGap, height: 112) { page, isRight in
      page.add(.box(), "photo", "H:|-16-[photo]-16-|", "V:|-16-[photo(64@\(isRight ? 700 : 800))]")
      page.add(
        .box(), "text", "H:|-48-[text]-48-|", "V:[photo]-(16@750)-[text(32)]-16-|")
    },
    ExamplePair(.aspectDistorted) { page, isRight in
      let ball = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64)).image { _ in
        UIColor.systemRed.setFill()
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 64, height: 64)).fill()
      }
      let photo = page.add(
        UIImageView(image: ball), "photo", "H:|-16-[photo]-16-|", "V:|-16-[photo]-16-|")
      photo.contentMode = isRight ? .scaleAspectFit : .scaleToFill
    },
    ExamplePair(.nearMiss, "Four times as large as usual:", width: 46, height: 28) {
      page, isRight in
      for (name, top, leading) in [("title", 4, 8), ("text", 16, isRight ? 8 : 10)] {
        let area = page.add(
          UIControl(), name, "H:|-\(leading)-[\(name)(28)]", "V:|-\(top)-[\(name)(8)]")
        area.backgroundColor = .systemGray5
        // Otherwise it is small for a finger.
        area.isUserInteractionEnabled = false
      }
    },
    ExamplePair(.unscrollable) { page, isRight in
      let scroll = page.add(
        UIScrollView(), "scroll", "H:|-16-[scroll]-16-|", "V:|-16-[scroll]-16-|")
      page.add(.box(), "content", in: scroll, "H:|[content(152)]|", "V:|[content(200)]|")
      page.add(
        .text("Down the hole"), "title", in: scroll, "V:|-16-[title]",
        isRight ? "H:|-16-[title]" : "H:|-(-40)-[title]")
    },
  ]
}

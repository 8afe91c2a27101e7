import Wording

extension LayoutCheck {
  /// A text or control under a bar, the sensor housing or the home indicator.
  public static let outsideSafeArea = LayoutCheck(
    "outside-safe-area", .warning, "a text or control under a bar",
    Explanation(
      finds: """
        A text or control of which more than a quarter lies outside of the safe area: under the
        status bar, a navigation or tab bar, the sensor housing or the home indicator. What scrolls,
        what is in a bar or in a view that cuts it off, as in a drawer that peeps out, and pictures
        and backgrounds are left out.
        """,
      example: """
        A field is 40 points below the top of the view. On a phone with a sensor housing it lies
        under the time.
        """,
      mending: """
        Pin the edge to the safe area in place of the view: field.top == safeArea.top + 8. The
        background behind it stays pinned to the view.
        """)
  ) { check, layout in
    layout.items.indices.compactMap { index in
      let kind = layout.content(of: index)
      // Where a view is left open, its place says nothing.
      guard kind == .text || kind == .control, layout.items[index].ambiguous.isEmpty,
        layout.scroller(of: index) == nil,
        !layout.isInBarOrCell(index), !layout.isInDrawer(index),
        let safe = layout.safeArea(of: index)
      else { return nil }
      let part = layout.ink(of: index).intersection(CGRect(origin: .zero, size: layout.screen.size))
      guard part.width > 1, part.height > 1 else { return nil }
      let outside: [(depth: CGFloat, length: CGFloat, words: String)] = [
        (safe.minY - part.minY, part.height, "top"), (part.maxY - safe.maxY, part.height, "bottom"),
        (safe.minX - part.minX, part.width, "left"), (part.maxX - safe.maxX, part.width, "right"),
      ]
      guard
        let worst = outside.filter({ $0.depth > 4 && $0.depth > $0.length / 4 })
          .max(by: { $0.depth < $1.depth })
      else { return nil }
      let item = layout.items[index]
      return LayoutProblem(
        check,
        "\(item.name) lies \(Double(worst.depth).shortDecimal) points outside of the safe area at the "
          + worst.words, views: [item.path], attributes: [worst.words], depth: Double(worst.depth))
    }
  }
}

extension CheckedLayout {
  /// Where a view shows something, in the window's coordinates: the lines of a text, or all of a
  /// control.
  fileprivate func ink(of index: Int) -> CGRect {
    guard let text = texts.first(where: { $0.index == index }), !(views[index] is UIControl) else {
      return items[index].frameInWindow
    }
    let lines = text.lines.map(\.frame)
    guard let first = lines.first else { return .null }
    return text.view.convert(lines.dropFirst().reduce(first) { $0.union($1) }, to: nil)
  }

  /// Whether a view below the root cuts off what is outside of it, as a drawer does.
  fileprivate func isInDrawer(_ index: Int) -> Bool {
    around(index).contains { items[$0].parent != nil && views[$0].clipsToBounds }
  }

  fileprivate func isInBarOrCell(_ index: Int) -> Bool {
    around(index).contains {
      views[$0] is UINavigationBar || views[$0] is UIToolbar || views[$0] is UITabBar
        || views[$0] is UITableViewCell || views[$0] is UICollectionReusableView
    } || views[index] is UINavigationBar || views[index] is UITabBar || views[index] is UIToolbar
  }

  /// The safe area of the controller whose view a view is in, in the window's coordinates; nil
  /// without a controller.
  fileprivate func safeArea(of index: Int) -> CGRect? {
    let controller =
      sequence(first: views[index] as UIResponder, next: \.next)
      .first { $0 is UIViewController } as? UIViewController
    return controller?.viewIfLoaded.map {
      $0.convert($0.bounds.inset(by: $0.safeAreaInsets), to: nil)
    }
  }
}

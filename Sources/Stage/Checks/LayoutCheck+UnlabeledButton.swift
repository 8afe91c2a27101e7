extension LayoutCheck {
  /// A button that shows a picture, and has neither a title nor an accessibility label.
  public static let unlabeledButton = LayoutCheck(
    "unlabeled-button", .hint, "a button that VoiceOver has no words for",
    Explanation(
      finds: """
        A button with a picture, and without a title or an accessibility label. VoiceOver reads the
        name of the picture's file, or just "button". Symbols of the system are left out, since they
        have words of their own. Labels that code sets later are not known here.
        """,
      example: """
        A button with the image ic_close_24. VoiceOver says "ic close 24, button".
        """,
      mending: """
        Set the accessibility label to what the button does, in one or two words: in Xcode in the
        identity inspector, in code button.accessibilityLabel = "Close".
        """),
    runsByDefault: false
  ) { check, layout in
    layout.indices { index in
      guard layout.items[index].isShown, let button = layout.views[index] as? UIButton else {
        return false
      }
      return button.isUnlabelled
    }.map {
      LayoutProblem(
        check, "\(layout.items[$0].name) shows a picture, and has no words for VoiceOver",
        views: [layout.items[$0].path])
    }
  }
}

extension UIButton {
  /// Whether it shows a picture that is no symbol, and nothing says in words what it does.
  fileprivate var isUnlabelled: Bool {
    guard let image = currentImage ?? currentBackgroundImage, !image.isSymbolImage else {
      return false
    }
    let texts = [accessibilityLabel, wholeText, currentTitle]
    return texts.allSatisfy { $0?.isEmpty ?? true }
  }
}

extension UILayoutGuide {
  /// The name, in people's words, of a guide that a view or a controller has by itself: `margins`,
  /// or the `alignment` of a stack view, which spans the views that it aligns. Its identifier is
  /// for the log. Nil for a guide of the app.
  var partName: String? {
    switch identifier {
    case "UIViewLayoutMarginsGuide": "margins"
    case "UIViewSafeAreaLayoutGuide": "safeArea"
    case "UIViewReadableContentGuide": "readable"
    case "UIViewKeyboardLayoutGuide": "keyboardLayoutGuide"
    case "_UITopLayoutGuide": "topLayoutGuide"
    case "_UIBottomLayoutGuide": "bottomLayoutGuide"
    case "UIScrollView-contentLayoutGuide": "contentLayoutGuide"
    case "UIScrollView-frameLayoutGuide": "frameLayoutGuide"
    case "UISV-alignment-spanner": "alignment"
    case "UISV-distributing": "distribution"
    default: nil
    }
  }

  /// Whether its name says nothing without that of its view. The guides of a controller are there
  /// once.
  var isNamedByView: Bool {
    switch partName {
    case nil, "topLayoutGuide", "bottomLayoutGuide": false
    default: true
    }
  }
}

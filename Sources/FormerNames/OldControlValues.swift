// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Values of controls and bar items in Swift 2.

extension UIControl.State {
  @available(*, deprecated, renamed: "normal")
  public static var Normal: Self { .normal }

  @available(*, deprecated, renamed: "highlighted")
  public static var Highlighted: Self { .highlighted }

  @available(*, deprecated, renamed: "disabled")
  public static var Disabled: Self { .disabled }

  @available(*, deprecated, renamed: "selected")
  public static var Selected: Self { .selected }
}

extension UIControl.Event {
  @available(*, deprecated, renamed: "touchDown")
  public static var TouchDown: Self { .touchDown }

  @available(*, deprecated, renamed: "touchDownRepeat")
  public static var TouchDownRepeat: Self { .touchDownRepeat }

  @available(*, deprecated, renamed: "touchDragInside")
  public static var TouchDragInside: Self { .touchDragInside }

  @available(*, deprecated, renamed: "touchDragOutside")
  public static var TouchDragOutside: Self { .touchDragOutside }

  @available(*, deprecated, renamed: "touchDragEnter")
  public static var TouchDragEnter: Self { .touchDragEnter }

  @available(*, deprecated, renamed: "touchDragExit")
  public static var TouchDragExit: Self { .touchDragExit }

  @available(*, deprecated, renamed: "touchUpInside")
  public static var TouchUpInside: Self { .touchUpInside }

  @available(*, deprecated, renamed: "touchUpOutside")
  public static var TouchUpOutside: Self { .touchUpOutside }

  @available(*, deprecated, renamed: "touchCancel")
  public static var TouchCancel: Self { .touchCancel }

  @available(*, deprecated, renamed: "valueChanged")
  public static var ValueChanged: Self { .valueChanged }

  @available(*, deprecated, renamed: "primaryActionTriggered")
  public static var PrimaryActionTriggered: Self { .primaryActionTriggered }

  @available(*, deprecated, renamed: "editingDidBegin")
  public static var EditingDidBegin: Self { .editingDidBegin }

  @available(*, deprecated, renamed: "editingChanged")
  public static var EditingChanged: Self { .editingChanged }

  @available(*, deprecated, renamed: "editingDidEnd")
  public static var EditingDidEnd: Self { .editingDidEnd }

  @available(*, deprecated, renamed: "editingDidEndOnExit")
  public static var EditingDidEndOnExit: Self { .editingDidEndOnExit }

  @available(*, deprecated, renamed: "allTouchEvents")
  public static var AllTouchEvents: Self { .allTouchEvents }

  @available(*, deprecated, renamed: "allEditingEvents")
  public static var AllEditingEvents: Self { .allEditingEvents }

  @available(*, deprecated, renamed: "allEvents")
  public static var AllEvents: Self { .allEvents }
}

extension UIControl.ContentHorizontalAlignment {
  @available(*, deprecated, renamed: "center")
  public static var Center: Self { .center }

  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }

  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }

  @available(*, deprecated, renamed: "fill")
  public static var Fill: Self { .fill }
}

extension UIButton.ButtonType {
  @available(*, deprecated, renamed: "custom")
  public static var Custom: Self { .custom }

  @available(*, deprecated, renamed: "system")
  public static var System: Self { .system }
}

extension UITextField.BorderStyle {
  @available(*, deprecated, renamed: "none")
  public static var None: Self { .none }

  @available(*, deprecated, renamed: "line")
  public static var Line: Self { .line }

  @available(*, deprecated, renamed: "bezel")
  public static var Bezel: Self { .bezel }

  @available(*, deprecated, renamed: "roundedRect")
  public static var RoundedRect: Self { .roundedRect }
}

extension UIControl.ContentVerticalAlignment {
  @available(*, deprecated, renamed: "center")
  public static var Center: Self { .center }

  @available(*, deprecated, renamed: "top")
  public static var Top: Self { .top }

  @available(*, deprecated, renamed: "bottom")
  public static var Bottom: Self { .bottom }

  @available(*, deprecated, renamed: "fill")
  public static var Fill: Self { .fill }
}

extension UITextField.ViewMode {
  @available(*, deprecated, renamed: "never")
  public static var Never: Self { .never }

  @available(*, deprecated, renamed: "whileEditing")
  public static var WhileEditing: Self { .whileEditing }

  @available(*, deprecated, renamed: "unlessEditing")
  public static var UnlessEditing: Self { .unlessEditing }

  @available(*, deprecated, renamed: "always")
  public static var Always: Self { .always }
}

extension UIActivityIndicatorView.Style {
  @available(*, deprecated, renamed: "medium")
  public static var gray: Self { .medium }

  @available(*, deprecated, renamed: "medium")
  public static var white: Self { .medium }

  @available(*, deprecated, renamed: "large")
  public static var whiteLarge: Self { .large }

  @available(*, deprecated, renamed: "medium")
  public static var Gray: Self { .medium }

  @available(*, deprecated, renamed: "medium")
  public static var White: Self { .medium }

  @available(*, deprecated, renamed: "large")
  public static var WhiteLarge: Self { .large }
}

extension UIBarButtonItem.Style {
  @available(*, deprecated, renamed: "plain")
  public static var Plain: Self { .plain }

  @available(*, deprecated, renamed: "done")
  public static var Done: Self { .done }
}

extension UIBarButtonItem.SystemItem {
  @available(*, deprecated, renamed: "done")
  public static var Done: Self { .done }

  @available(*, deprecated, renamed: "cancel")
  public static var Cancel: Self { .cancel }

  @available(*, deprecated, renamed: "edit")
  public static var Edit: Self { .edit }

  @available(*, deprecated, renamed: "save")
  public static var Save: Self { .save }

  @available(*, deprecated, renamed: "add")
  public static var Add: Self { .add }

  @available(*, deprecated, renamed: "flexibleSpace")
  public static var FlexibleSpace: Self { .flexibleSpace }

  @available(*, deprecated, renamed: "fixedSpace")
  public static var FixedSpace: Self { .fixedSpace }

  @available(*, deprecated, renamed: "compose")
  public static var Compose: Self { .compose }

  @available(*, deprecated, renamed: "reply")
  public static var Reply: Self { .reply }

  @available(*, deprecated, renamed: "action")
  public static var Action: Self { .action }

  @available(*, deprecated, renamed: "organize")
  public static var Organize: Self { .organize }

  @available(*, deprecated, renamed: "bookmarks")
  public static var Bookmarks: Self { .bookmarks }

  @available(*, deprecated, renamed: "search")
  public static var Search: Self { .search }

  @available(*, deprecated, renamed: "refresh")
  public static var Refresh: Self { .refresh }

  @available(*, deprecated, renamed: "stop")
  public static var Stop: Self { .stop }

  @available(*, deprecated, renamed: "camera")
  public static var Camera: Self { .camera }

  @available(*, deprecated, renamed: "trash")
  public static var Trash: Self { .trash }

  @available(*, deprecated, renamed: "play")
  public static var Play: Self { .play }

  @available(*, deprecated, renamed: "pause")
  public static var Pause: Self { .pause }

  @available(*, deprecated, renamed: "rewind")
  public static var Rewind: Self { .rewind }

  @available(*, deprecated, renamed: "fastForward")
  public static var FastForward: Self { .fastForward }

  @available(*, deprecated, renamed: "undo")
  public static var Undo: Self { .undo }

  @available(*, deprecated, renamed: "redo")
  public static var Redo: Self { .redo }
}

extension UITabBarItem.SystemItem {
  @available(*, deprecated, renamed: "more")
  public static var More: Self { .more }

  @available(*, deprecated, renamed: "favorites")
  public static var Favorites: Self { .favorites }

  @available(*, deprecated, renamed: "featured")
  public static var Featured: Self { .featured }

  @available(*, deprecated, renamed: "topRated")
  public static var TopRated: Self { .topRated }

  @available(*, deprecated, renamed: "recents")
  public static var Recents: Self { .recents }

  @available(*, deprecated, renamed: "contacts")
  public static var Contacts: Self { .contacts }

  @available(*, deprecated, renamed: "history")
  public static var History: Self { .history }

  @available(*, deprecated, renamed: "bookmarks")
  public static var Bookmarks: Self { .bookmarks }

  @available(*, deprecated, renamed: "search")
  public static var Search: Self { .search }

  @available(*, deprecated, renamed: "downloads")
  public static var Downloads: Self { .downloads }

  @available(*, deprecated, renamed: "mostRecent")
  public static var MostRecent: Self { .mostRecent }

  @available(*, deprecated, renamed: "mostViewed")
  public static var MostViewed: Self { .mostViewed }
}

/// How a presented view controller covers the screen.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen,
    overCurrentContext, popover
}

/// The transition by which a view controller is presented. It is not drawn.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// The way in which the status bar comes and goes. It is not drawn.
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}

/// The style of the status bar's text: as the background demands, light or dark.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  case darkContent = 3
}

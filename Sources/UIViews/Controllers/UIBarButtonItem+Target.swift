extension UIBarButtonItem {
  /// Creates an item with a title that sends an action.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(style, target, action)
    self.title = title
  }

  /// Creates an item with a title or an image that sends an action.
  public convenience init(
    title: String? = nil, image: UIImage?, target: AnyObject?, action: Selector?
  ) {
    self.init(.plain, target, action)
    (self.title, self.image) = (title, image)
  }

  /// Creates an item with an image that sends an action.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(style, target, action)
    self.image = image
  }

  /// Creates an item with an image, and one for compact heights, that sends an action.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates an item of the system that sends an action.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  private convenience init(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.init()
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }
}

extension UIBarButtonItem: ResponderHolding {
  var holder: UIResponder? { bar }
}

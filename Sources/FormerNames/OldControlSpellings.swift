// Members of controls, bars, scroll and text views in Swift 1 and 2.

extension OldSpellings where Self: UIControl {
  @available(*, deprecated, renamed: "isEnabled")
  public var enabled: Bool {
    get { isEnabled }
    set { isEnabled = newValue }
  }

  @available(*, deprecated, renamed: "isHighlighted")
  public var highlighted: Bool {
    get { isHighlighted }
    set { isHighlighted = newValue }
  }

  @available(*, deprecated, renamed: "isSelected")
  public var selected: Bool {
    get { isSelected }
    set { isSelected = newValue }
  }

  @available(*, deprecated, renamed: "sendActions(for:)")
  public func sendActionsForControlEvents(_ controlEvents: UIControl.Event) {
    sendActions(for: controlEvents)
  }
}

extension OldSpellings where Self: UIButton {
  @available(*, deprecated, renamed: "setTitle(_:for:)")
  public func setTitle(_ title: String?, forState state: UIControl.State) {
    setTitle(title, for: state)
  }

  @available(*, deprecated, renamed: "setTitleColor(_:for:)")
  public func setTitleColor(_ color: UIColor?, forState state: UIControl.State) {
    setTitleColor(color, for: state)
  }

  @available(*, deprecated, renamed: "title(for:)")
  public func titleForState(_ state: UIControl.State) -> String? { title(for: state) }

  @available(*, deprecated, renamed: "titleColor(for:)")
  public func titleColorForState(_ state: UIControl.State) -> UIColor? { titleColor(for: state) }

  @available(*, deprecated, renamed: "setImage(_:for:)")
  public func setImage(_ image: UIImage?, forState state: UIControl.State) {
    setImage(image, for: state)
  }

  @available(*, deprecated, renamed: "image(for:)")
  public func imageForState(_ state: UIControl.State) -> UIImage? { image(for: state) }
}

extension OldSpellings where Self: UISwitch {
  @available(*, deprecated, renamed: "isOn")
  public var on: Bool {
    get { isOn }
    set { isOn = newValue }
  }
}

extension OldSpellings where Self: UISlider {
  @available(*, deprecated, renamed: "isContinuous")
  public var continuous: Bool {
    get { isContinuous }
    set { isContinuous = newValue }
  }
}

extension OldSpellings where Self: UISegmentedControl {
  @available(*, deprecated, renamed: "isMomentary")
  public var momentary: Bool {
    get { isMomentary }
    set { isMomentary = newValue }
  }
}

extension OldSpellings where Self: UINavigationBar {
  @available(*, deprecated, renamed: "isTranslucent")
  public var translucent: Bool {
    get { isTranslucent }
    set { isTranslucent = newValue }
  }
}

extension OldSpellings where Self: UITextField {
  @available(*, deprecated, renamed: "isSecureTextEntry")
  public var secureTextEntry: Bool {
    get { isSecureTextEntry }
    set { isSecureTextEntry = newValue }
  }
}

extension OldSpellings where Self: UIActivityIndicatorView {
  @available(*, deprecated, renamed: "style")
  public var activityIndicatorViewStyle: UIActivityIndicatorView.Style {
    get { style }
    set { style = newValue }
  }
}

extension UIActivityIndicatorView {
  @available(*, deprecated, renamed: "init(style:)")
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }
}

extension OldSpellings where Self: UIScrollView {
  @available(*, deprecated, renamed: "isScrollEnabled")
  public var scrollEnabled: Bool {
    get { isScrollEnabled }
    set { isScrollEnabled = newValue }
  }

  @available(*, deprecated, renamed: "isPagingEnabled")
  public var pagingEnabled: Bool {
    get { isPagingEnabled }
    set { isPagingEnabled = newValue }
  }

  @available(*, deprecated, renamed: "isDirectionalLockEnabled")
  public var directionalLockEnabled: Bool {
    get { isDirectionalLockEnabled }
    set { isDirectionalLockEnabled = newValue }
  }
}

extension OldSpellings where Self: UITextView {
  @available(*, deprecated, renamed: "isEditable")
  public var editable: Bool {
    get { isEditable }
    set { isEditable = newValue }
  }
}

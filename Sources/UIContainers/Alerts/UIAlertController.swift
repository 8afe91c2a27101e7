/// A controller that shows a message and buttons: in the middle of the screen as an alert, or at
/// its bottom as an action sheet.
///
/// A tap on a button dismisses the alert and then calls the action's closure. `AlertMetrics` says
/// which of the sizes are measured.
///
/// Source: <https://developer.apple.com/documentation/uikit/uialertcontroller>
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    /// At the bottom of the screen; in a popover where the width is regular.
    case actionSheet = 0
    case alert = 1
  }

  open private(set) var preferredStyle: Style
  open override var title: String? { didSet { contentChanged() } }
  /// The text below the title.
  open var message: String? { didSet { contentChanged() } }
  /// The actions in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The action whose title is emphasised; without one it is the action to cancel. Only alerts
  /// emphasise it.
  ///
  /// An action that was not added is an error of the program: it changes nothing but the layout's
  /// log.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uialertcontroller/preferredaction>
  open var preferredAction: UIAlertAction? {
    get { storedPreferredAction }
    set {
      if let newValue, !actions.contains(where: { $0 === newValue }) {
        return LayoutLog.write(
          "The preferred action '\(newValue.title ?? "")' of \(reference) is not one of "
            + "its actions. Add it before it is set.")
      }
      storedPreferredAction = newValue
      contentChanged()
    }
  }
  private var storedPreferredAction: UIAlertAction?
  /// The text fields in the order in which they were added; `nil` without any.
  open private(set) var textFields: [UITextField]?

  private(set) var alertView: AlertContentView?

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
    modalPresentationStyle = .custom
  }

  /// Creates an action sheet without texts.
  public override convenience init(nibName: String?, bundle: Bundle?) {
    self.init(title: nil, message: nil, preferredStyle: .actionSheet)
  }

  public required init?(coder: NSCoder) {
    preferredStyle = .actionSheet
    super.init(coder: coder)
    modalPresentationStyle = .custom
  }

  /// Adds a button. A second action to cancel raises an exception.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, cancelAction != nil {
      LayoutException.raise(
        .internalInconsistency,
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
      return
    }
    actions.append(action)
    action.changed = { [weak self] in self?.contentChanged() }
    contentChanged()
  }

  /// Adds a text field below the message of an alert. An action sheet raises an exception.
  /// - Parameter configurationHandler: Is called with the field before it is shown.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      LayoutException.raise(
        .internalInconsistency,
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
      return
    }
    let field = UITextField()
    field.font = .systemFont(ofSize: AlertMetrics.fieldFontSize)
    field.borderStyle = .roundedRect
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    contentChanged()
  }

  open override func loadView() {
    let alertView = AlertContentView(of: self)
    self.alertView = alertView
    view = alertView
    contentChanged()
  }

  /// The place of an action sheet on an iPad, where it is a popover; `nil` elsewhere.
  open override var popoverPresentationController: UIPopoverPresentationController? {
    let idiom = (viewIfLoaded?.window?.screen ?? .main).traitCollection.userInterfaceIdiom
    return preferredStyle == .actionSheet && idiom == .pad ? ensuredPopover : nil
  }

  /// Begins the editing of the first text field.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  private func contentChanged() {
    alertView?.show(self)
    setPresentationNeedsLayout()
  }

  // MARK: Actions

  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// The actions in the order of their buttons: the one to cancel comes first beside another, and
  /// last in a column.
  func ordered(isSideBySide: Bool) -> [UIAlertAction] {
    let others = actions.filter { $0.style != .cancel }
    guard let cancelAction else { return others }
    return isSideBySide ? [cancelAction] + others : others + [cancelAction]
  }

  /// The action whose title is emphasised.
  var emphasised: UIAlertAction? { preferredAction ?? cancelAction }

  /// Dismisses the alert, and then calls the action's closure.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    guard let presentingViewController else { return action.perform() }
    presentingViewController.dismiss(animated: true) { action.perform() }
  }
}

@_spi(Package) import UIViews

/// A bar with a search field.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisearchbar>
@preconcurrency @MainActor open class UISearchBar: UIView {
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  /// The delegate; not retained.
  open weak var delegate: (any UISearchBarDelegate)?
  /// What takes part in the search besides the delegate.
  package weak var searching: (any SearchBarObserving)?
  private let fieldDelegate = SearchFieldDelegate()

  /// Not drawn.
  open var searchBarStyle: Style = .default { didSet { setNeedsDisplay() } }
  /// The colour of the bar; its `backgroundColor` goes before it.
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The search field, placed within the bar's insets.
  public let searchTextField = UISearchTextField(frame: .zero)

  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// A line of text above the field.
  open var prompt: String? {
    didSet { if prompt != oldValue { partsChanged() } }
  }
  open var showsCancelButton = false {
    didSet { if showsCancelButton != oldValue { partsChanged() } }
  }
  /// The titles of the scopes of the search, which are shown below the field.
  open var scopeButtonTitles: [String]? {
    didSet { if scopeButtonTitles != oldValue { scopesChanged() } }
  }
  open var showsScopeBar = false {
    didSet { if showsScopeBar != oldValue { scopesChanged() } }
  }
  open var selectedScopeButtonIndex = 0 {
    didSet { scopes?.selectedSegmentIndex = selectedScopeButtonIndex }
  }
  private(set) var scopes: UISegmentedControl?
  /// Not drawn.
  open var showsBookmarkButton = false
  /// Not drawn.
  open var showsSearchResultsButton = false
  /// Not drawn.
  open var isSearchResultsButtonSelected = false
  /// Whether the field can be edited.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }
  open var barStyle: UIBarStyle = .default { didSet { setNeedsDisplay() } }
  /// Has no effect: there is nothing behind the bar.
  open var isTranslucent = true
  /// Not drawn.
  open var backgroundImage: UIImage?
  private var promptLabel: UILabel?
  private var cancelButton: UIButton?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeDocument(self, as: UISearchBar.self)
  }

  private func setUp() {
    adoptPriorities(of: .searchBar)
    addPlacedSubview(searchTextField)
    fieldDelegate.bar = self
    searchTextField.delegate = fieldDelegate
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, textDidChange: text ?? "")
        searching?.searchChanged()
      }, for: .editingChanged)
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { true }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  private func partsChanged() {
    if prompt != nil, promptLabel == nil {
      let label = UILabel()
      label.font = .systemFont(ofSize: UIFont.systemFontSize)
      label.textAlignment = .center
      promptLabel = label
      addPlacedSubview(label)
    }
    promptLabel?.text = prompt
    promptLabel?.isHidden = prompt == nil
    if showsCancelButton, cancelButton == nil {
      let button = UIButton(type: .system)
      button.setTitle("Cancel", for: .normal)
      button.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          delegate?.searchBarCancelButtonClicked(self)
          searching?.searchCancelled()
        }, for: .touchUpInside)
      cancelButton = button
      addPlacedSubview(button)
    }
    cancelButton?.isHidden = !showsCancelButton
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func scopesChanged() {
    scopes?.removeFromSuperview()
    scopes = nil
    if showsScopeBar, let scopeButtonTitles, !scopeButtonTitles.isEmpty {
      let control = UISegmentedControl(items: scopeButtonTitles)
      control.selectedSegmentIndex = selectedScopeButtonIndex
      control.addAction(
        UIAction { [weak self, weak control] _ in
          guard let self, let control else { return }
          selectedScopeButtonIndex = control.selectedSegmentIndex
          delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
          searching?.searchChanged()
        }, for: .valueChanged)
      scopes = control
      addPlacedSubview(control)
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var scopesHeight: CGFloat { scopes == nil ? 0 : ControlMetrics.searchScopes }

  private var promptHeight: CGFloat {
    prompt == nil ? 0 : promptLabel?.intrinsicContentSize.height ?? 0
  }

  open override var intrinsicContentSize: CGSize {
    var size = ControlMetrics.searchBar.size(for: self)
    size.height += promptHeight + scopesHeight
    return size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let insets =
      superview is UINavigationBar && searching != nil
      ? ControlMetrics.barSearchFieldInsets : ControlMetrics.searchFieldInsets
    var room = CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top + promptHeight,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom - promptHeight - scopesHeight))
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    placePart(
      promptLabel,
      at: CGRect(
        x: room.minX, y: bounds.minY + insets.top / 2, width: room.width, height: promptHeight))
    if let scopes {
      let height = min(scopes.sizeThatFits(.zero).height, scopesHeight)
      placePart(
        scopes,
        at: CGRect(
          x: room.minX, y: bounds.maxY - (scopesHeight + height) / 2, width: room.width,
          height: height))
    }
    if showsCancelButton, let cancelButton {
      let width = min(cancelButton.intrinsicContentSize.width, room.width)
      let place = CGRect(x: room.maxX - width, y: room.minY, width: width, height: room.height)
      placePart(cancelButton, at: isReversed ? place.mirrored(in: bounds) : place)
      room.size.width = max(0, room.width - width - insets.right)
    }
    placePart(searchTextField, at: isReversed ? room.mirrored(in: bounds) : room)
  }

  @_spi(Package) open override var drawnBackgroundColor: UIColor? {
    backgroundColor ?? barTintColor ?? barStyle.backgroundColor
  }

  @_spi(Package) open override var drawing: Drawing {
    var drawing = super.drawing
    drawing.box = .never
    return drawing
  }
}

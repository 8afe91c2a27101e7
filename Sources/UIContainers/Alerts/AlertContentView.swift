@_spi(Package) import UIViews

/// The view of an alert: texts, text fields and buttons.
///
/// The backgrounds are opaque, where a device blurs what is below.
final class AlertContentView: UIView {
  let titleLabel = UILabel()
  let messageLabel = UILabel()
  private let header = AlertScrollView()
  private let footer = AlertScrollView()
  private let line = UIView()
  /// The backgrounds of an action sheet's parts.
  private let mainBackground = UIView()
  private let apartBackground = UIView()
  private var fields: [UITextField] = []
  private var buttons: [AlertButton] = []
  private weak var controller: UIAlertController?

  /// Whether an action sheet is shown in a popover, which has no button to cancel.
  var isInPopover = false {
    didSet { if isInPopover != oldValue, let controller { show(controller) } }
  }

  init(of controller: UIAlertController) {
    self.controller = controller
    super.init(frame: .zero)
    for background in [mainBackground, apartBackground] {
      background.backgroundColor = Self.paper
      background.layer.cornerRadius = 14
      addPart(background)
    }
    for part in [header, footer] {
      part.contentInsetAdjustmentBehavior = .never
      addPlacedSubview(part)
    }
    line.backgroundColor = .separator
    addPart(line)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      header.addPlacedSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  private static let paper = UIColor {
    $0.userInterfaceStyle == .dark
      ? UIColor(white: 45 / 255, alpha: 1) : UIColor(white: 242 / 255, alpha: 1)
  }

  private var isSheet: Bool { controller?.preferredStyle == .actionSheet }
  private var hasApartButton: Bool { isSheet && !isInPopover && controller?.cancelAction != nil }

  // MARK: Content

  /// Shows the texts, fields and actions of the controller.
  func show(_ controller: UIAlertController) {
    titleLabel.text = controller.title
    messageLabel.text = controller.message
    titleLabel.isHidden = (controller.title ?? "").isEmpty
    messageLabel.isHidden = (controller.message ?? "").isEmpty
    for field in controller.textFields ?? [] where !fields.contains(where: { $0 === field }) {
      fields.append(field)
      header.addPlacedSubview(field)
    }
    for button in buttons { button.removeFromSuperview() }
    buttons = controller.ordered(isSideBySide: isSideBySide(controller)).compactMap { action in
      let isCancel = action.style == .cancel
      if isCancel, isSheet, isInPopover { return nil }
      let button = AlertButton(action) { [weak controller] in controller?.choose(action) }
      (isCancel && hasApartButton ? self : footer).addPlacedSubview(button)
      return button
    }
    adoptFonts()
    setNeedsLayout()
  }

  private func adoptFonts() {
    guard let controller else { return }
    let style = controller.preferredStyle
    let small = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
    let strong = UIFont.systemFont(ofSize: small.pointSize, weight: .semibold)
    if style == .alert {
      titleLabel.font = .preferredFont(forTextStyle: .headline, compatibleWith: traitCollection)
      messageLabel.font = small
    } else {
      // A lone title is not emphasised, but a lone message is.
      titleLabel.font = messageLabel.isHidden ? small : strong
      messageLabel.font = titleLabel.isHidden ? strong : small
      for label in [titleLabel, messageLabel] { label.textColor = .secondaryLabel }
    }
    for button in buttons {
      let isEmphasised =
        style == .alert
        ? button.action === controller.emphasised : button.action.style == .cancel
      button.titleLabel?.font = AlertMetrics.buttonFont(
        of: style, isEmphasised: isEmphasised, traitCollection)
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if let controller { show(controller) }
  }

  /// Whether two buttons stand side by side: those of an alert, if both titles have room.
  private func isSideBySide(_ controller: UIAlertController) -> Bool {
    guard controller.preferredStyle == .alert, controller.actions.count == 2,
      !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    else { return false }
    let room = AlertMetrics.alertWidth.regular / 2 - 2 * AlertMetrics.buttonPadding
    return controller.actions.allSatisfy { action in
      let font = AlertMetrics.buttonFont(
        of: .alert, isEmphasised: action === controller.emphasised, traitCollection)
      return measured(font).width(of: action.title ?? "") <= room
    }
  }

  // MARK: Layout

  /// The frames of the parts in this width, and at most and at least these heights, in points.
  func arrangement(width: CGFloat, room: CGFloat, least: CGFloat = 0) -> AlertArrangement {
    let metrics = isSheet ? AlertMetrics.sheetTexts : AlertMetrics.alertTexts
    var content = AlertArrangement.Content(
      width: width, room: room, least: least, hairline: 1 / max(traitCollection.displayScale, 1),
      insets: metrics.insets, spacing: metrics.spacing,
      leastButtons: roundedUpToPixels(
        isSheet ? AlertMetrics.leastSheetButtons : AlertMetrics.leastAlertButtons))
    let inside = CGSize(width: width - 2 * metrics.insets.width, height: .infinity)
    content.texts = shownTexts.map { $0.sizeThatFits(inside).height }
    content.fields = fields.map { $0.intrinsicContentSize.height }
    content.isSideBySide = controller.map(isSideBySide) ?? false
    content.buttons = listed.map(height)
    content.apart = apartButton.map(height)
    return AlertArrangement(content)
  }

  private var shownTexts: [UILabel] { [titleLabel, messageLabel].filter { !$0.isHidden } }
  private var listed: [AlertButton] { buttons.filter { $0.superview === footer } }
  private var apartButton: AlertButton? { buttons.first { $0.superview === self } }

  private func height(of button: AlertButton) -> CGFloat {
    let font = button.titleLabel?.font ?? .systemFont(ofSize: UIFont.labelFontSize)
    return AlertMetrics.buttonHeight(
      of: controller?.preferredStyle ?? .alert, line: measured(font).lineHeight,
      font: font.pointSize)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let arrangement = arrangement(width: bounds.width, room: bounds.height, least: bounds.height)
    backgroundColor = isSheet && !isInPopover ? nil : Self.paper
    mainBackground.isHidden = backgroundColor != nil || arrangement.main.height == 0
    apartBackground.isHidden = arrangement.apart == nil
    placePart(mainBackground, at: arrangement.main)
    placePart(header, at: arrangement.header)
    placePart(footer, at: arrangement.footer)
    placePart(line, at: arrangement.line)
    header.contentSize = CGSize(width: bounds.width, height: arrangement.headerHeight)
    footer.contentSize = CGSize(width: bounds.width, height: arrangement.footerHeight)
    for (label, frame) in zip(shownTexts, arrangement.texts) { placePart(label, at: frame) }
    for (field, frame) in zip(fields, arrangement.fields) { placePart(field, at: frame) }
    for (button, frame) in zip(listed, arrangement.buttons) { placePart(button, at: frame) }
    guard let apart = arrangement.apart else { return }
    placePart(apartBackground, at: apart)
    placePart(apartButton, at: apart)
  }
}

/// A part of an alert, which scrolls if the screen is too low for it.
final class AlertScrollView: UIScrollView {
  package override var drawing: Drawing {
    var drawing = super.drawing
    drawing.box = .never
    return drawing
  }
}

/// The sizes of alerts and action sheets in points, in one table, as they were from iOS 13 to 18.
///
/// Apple documents none of them. The widths, the spaces of action sheets, the heights and font
/// sizes of their buttons and what stays visible of the buttons below a long text were measured on
/// simulators of iOS 17 by the authors of Flutter's
/// [dialogs](https://github.com/flutter/flutter/blob/master/packages/flutter/lib/src/cupertino/dialog.dart);
/// the width of a popover is in a [log of UIKit's
/// constraints](https://github.com/lionheart/openradar-mirror/issues/2756). The spaces around an
/// alert's texts and fields, and the height and font of the fields, are not measured.
enum AlertMetrics {
  /// The width of an alert, and that at accessibility text sizes.
  static let alertWidth: (regular: CGFloat, accessibility: CGFloat) = (270, 310)
  /// The width of an action sheet in a popover.
  static let popoverWidth: CGFloat = 304
  /// The space around an action sheet, and above its apart button.
  static let sheetSpace: CGFloat = 8
  /// The least space above an action sheet and around an alert.
  static let leastSpaceAbove: CGFloat = 20

  /// The space around the texts, and between title and message.
  static let alertTexts = (insets: CGSize(width: 16, height: 20), spacing: CGFloat(2))
  static let sheetTexts = (insets: CGSize(width: 16, height: 13.5), spacing: CGFloat(4))

  /// The least heights of buttons.
  static let alertButton: CGFloat = 44
  static let sheetButton: CGFloat = 57
  /// The space beside a button's title.
  static let buttonPadding: CGFloat = 10
  /// The heights that buttons keep if the texts are too high for the screen.
  static let leastAlertButtons: CGFloat = 67.8
  static let leastSheetButtons: CGFloat = 84

  /// The space above the first text field, and the font size of the fields.
  static let fieldSpacing: CGFloat = 12
  static let fieldFontSize: CGFloat = 13

  /// The sizes of the fonts of an action sheet's buttons, at the text sizes XS to XXXL and then AX1
  /// to AX5.
  private static let sheetFontSizes: [CGFloat] = [21, 21, 21, 21, 23, 24, 24, 28, 33, 40, 47, 53]

  @MainActor static func buttonFont(
    of style: UIAlertController.Style, isEmphasised: Bool, _ traits: UITraitCollection
  ) -> UIFont {
    guard style == .actionSheet else {
      return .preferredFont(forTextStyle: isEmphasised ? .headline : .body, compatibleWith: traits)
    }
    let size = sheetFontSizes[traits.preferredContentSizeCategory.tableColumn]
    return .systemFont(ofSize: size, weight: isEmphasised ? .semibold : .regular)
  }

  /// The height of a button whose title has this line height.
  static func buttonHeight(of style: UIAlertController.Style, line: CGFloat, font size: CGFloat)
    -> CGFloat
  {
    style == .alert
      ? max(alertButton, line + 16) : max(sheetButton, line + 2 * (1.8 + 0.4 * size)).rounded()
  }
}

import InterfaceBuilder

extension PropertyTable {
  static let texts = [label, textField, searchBar]

  private static let label = PropertyTable(
    UILabel.self,
    [
      .font(\.font), .number("numberOfLines", \.numberOfLines),
      .choice("lineBreakMode", \.lineBreakMode, PropertyDecoder.lineBreakModes),
      .choice("textAlignment", \.textAlignment), shrinks(\.adjustsFontSizeToFitWidth),
      .custom("minimumScaleFactor", "minimumFontSize") { decoder, label in
        // The scale is relative to a font, which size classes may change.
        let name = decoder.name("minimumScaleFactor", or: "minimumFontSize")
        decoder.set(
          \.minimumScaleFactor, of: label, decoder.name(name, or: "fontDescription"),
          to: decoder.number("minimumScaleFactor")
            ?? decoder.number("minimumFontSize").map { $0 / label.font.pointSize })
      },
      .choice("baselineAdjustment", \.baselineAdjustment),
      .flag("highlighted", \.isHighlighted), .flag("enabled", \.isEnabled),
      .colorIfWritten("highlightedColor", \.highlightedTextColor),
      .color("shadowColor", \.shadowColor),
      .custom("shadowOffset") {
        $0.set(
          \.shadowOffset, of: $1, "shadowOffset",
          to: $0.child("shadowOffset")?.size.map { CGSize($0) })
      },
      .number("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth),
      .flag("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
      .flag("adjustsLetterSpacingToFitWidth", \.allowsDefaultTighteningForTruncation),
      .colorIfWritten("textColor", \.textColor), .text("attributedText", \.attributedText),
      .custom("text") { decoder, label in
        guard decoder.child("attributedText") == nil else { return }
        decoder.setPresent(\.text, of: label, "text", to: decoder.string("text"))
      },
    ])

  private static let textField = PropertyTable(
    UITextField.self,
    [
      .choice("borderStyle", \.borderStyle),
      .font(\.font), .choice("textAlignment", \.textAlignment),
      .flag("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
      shrinks(\.adjustsFontSizeToFitWidth), .number("minimumFontSize", \.minimumFontSize),
      .choice("clearButtonMode", \.clearButtonMode),
      .flag("clearsOnBeginEditing", \.clearsOnBeginEditing),
      .flag("allowsEditingTextAttributes", \.allowsEditingTextAttributes),
      .color("textColor", \.textColor), .text("text", \.text), .text("placeholder", \.placeholder),
      .text("attributedText", \.attributedText),
      .custom("textInputTraits") {
        $0.set(
          \.isSecureTextEntry, of: $1, "textInputTraits",
          to: $0.child("textInputTraits")?.flag("secureTextEntry"))
      },
    ])

  /// A text view scrolls: its table stands behind the table of scroll views.
  static let textView = PropertyTable(
    UITextView.self,
    [
      .font(\.font), .choice("textAlignment", \.textAlignment),
      .flag("editable", \.isEditable), .flag("selectable", \.isSelectable),
      .flag("allowsEditingTextAttributes", \.allowsEditingTextAttributes),
      .flag("clearsOnInsertion", \.clearsOnInsertion),
      .flag("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
      .color("textColor", \.textColor),
      .text("text", \.text), .text("attributedText", \.attributedText),
    ])

  private static let searchBar = PropertyTable(
    UISearchBar.self,
    [
      .choice("searchBarStyle", \.searchBarStyle),
      barStyle(\.barStyle), .flag("translucent", \.isTranslucent),
      .color("barTintColor", \.barTintColor), .flag("showsCancelButton", \.showsCancelButton),
      .flag("showsBookmarkButton", \.showsBookmarkButton),
      .flag("showsSearchResultsButton", \.showsSearchResultsButton),
      .fixed("scopeButtonTitles") { decoder, bar in
        guard let list = decoder.element.child("scopeButtonTitles") else { return }
        bar.scopeButtonTitles = list.children.enumerated().map { place, title in
          decoder.context.localized(
            title.stringValue, name: "scopeButtonTitles[\(place)]", of: decoder.element)
        }
      },
      .flag("showsScopeBar", \.showsScopeBar),
      .number("selectedScopeButtonIndex", \.selectedScopeButtonIndex), .text("text", \.text),
      .text("placeholder", \.placeholder), .text("prompt", \.prompt),
    ])

  /// Whether a text that is too wide is made smaller. Documents only say where it is not.
  private static func shrinks<Object>(
    _ path: ReferenceWritableKeyPath<Object, Bool>
  ) -> DecodedProperty<Object> {
    .flag("adjustsFontSizeToFit", path, else: true)
  }
}

import AutoLayout
import Foundation
import InterfaceBuilder

extension PropertyDecoder {
  func decode(_ view: UIImageView) {
    setPresent(
      \.image, of: view, name("image", or: "preferredSymbolConfiguration"),
      to: image("image").map { configured($0) })
    setPresent(\.highlightedImage, of: view, "highlightedImage", to: image("highlightedImage"))
    set(\.isHighlighted, of: view, "highlighted")
  }

  /// An image with the configuration of symbols that the element has.
  func configured(_ image: UIImage) -> UIImage {
    let symbol = child("preferredSymbolConfiguration").flatMap {
      context.symbolConfiguration($0)
    }
    return symbol.map { image.withConfiguration($0) } ?? image
  }

  func decode(_ stack: UIStackView) {
    set(\.axis, of: stack, "axis", among: ["vertical": .vertical, "horizontal": .horizontal])
    set(
      \.distribution, of: stack, "distribution",
      among: [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
      ])
    set(
      \.alignment, of: stack, "alignment",
      among: [
        "fill": .fill, "top": .top, "center": .center, "bottom": .bottom,
        "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
      ])
    set(
      \.spacing, of: stack, name("spacing", or: "spacingType"),
      to: text("spacingType") == "standard" ? UIStackView.spacingUseSystem : number("spacing"))
    set(\.isBaselineRelativeArrangement, of: stack, "baselineRelativeArrangement")
    for margins in ["layoutMargins", "directionalLayoutMargins"] {
      set(
        \.isLayoutMarginsRelativeArrangement, of: stack, margins,
        to: child(margins).map { _ in true })
    }
  }

  func decode(_ scroll: UIScrollView) {
    set(\.isScrollEnabled, of: scroll, "scrollEnabled")
    set(\.isPagingEnabled, of: scroll, "pagingEnabled")
    set(\.bounces, of: scroll, "bounces")
    set(\.isDirectionalLockEnabled, of: scroll, "directionalLockEnabled")
    set(\.minimumZoomScale, of: scroll, "minimumZoomScale")
    set(\.maximumZoomScale, of: scroll, "maximumZoomScale")
    set(
      \.keyboardDismissMode, of: scroll, "keyboardDismissMode",
      among: [
        "onDrag": .onDrag, "interactive": .interactive,
        "onDragWithAccessory": .onDragWithAccessory,
        "interactiveWithAccessory": .interactiveWithAccessory,
      ])
    set(\.alwaysBounceVertical, of: scroll, "alwaysBounceVertical")
    set(\.alwaysBounceHorizontal, of: scroll, "alwaysBounceHorizontal")
    set(\.showsVerticalScrollIndicator, of: scroll, "showsVerticalScrollIndicator")
    set(\.showsHorizontalScrollIndicator, of: scroll, "showsHorizontalScrollIndicator")
    set(\.contentInset, of: scroll, "contentInset", to: child("contentInset")?.edgeInsets)
    set(
      \.contentInsetAdjustmentBehavior, of: scroll, "contentInsetAdjustmentBehavior",
      among: [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
        "always": .always,
      ])
    if let table = scroll as? UITableView { decode(table) }
  }

  private func decode(_ table: UITableView) {
    set(\.rowHeight, of: table, "rowHeight")
    set(\.estimatedRowHeight, of: table, "estimatedRowHeight")
    set(\.sectionHeaderHeight, of: table, "sectionHeaderHeight")
    set(\.sectionFooterHeight, of: table, "sectionFooterHeight")
    set(\.estimatedSectionHeaderHeight, of: table, "estimatedSectionHeaderHeight")
    set(\.estimatedSectionFooterHeight, of: table, "estimatedSectionFooterHeight")
    set(
      \.separatorStyle, of: table, "separatorStyle",
      among: ["none": .none, "singleLine": .singleLine])
    set(\.allowsSelection, of: table, "allowsSelection")
    set(\.allowsMultipleSelection, of: table, "allowsMultipleSelection")
    set(\.allowsSelectionDuringEditing, of: table, "allowsSelectionDuringEditing")
    set(
      \.allowsMultipleSelectionDuringEditing, of: table, "allowsMultipleSelectionDuringEditing")
    color(\.separatorColor, of: table, "separatorColor")
    set(\.separatorInset, of: table, "separatorInset", to: child("separatorInset")?.edgeInsets)
  }

  /// Views that are neither texts nor controls, and have properties of their own.
  func decodeOthers(_ view: UIView) {
    switch view {
    case let view as UIProgressView:
      set(\.progress, of: view, "progress")
      color(\.progressTintColor, of: view, "progressTintColor")
      color(\.trackTintColor, of: view, "trackTintColor")
    case let view as UIActivityIndicatorView: decode(view)
    case let bar as UISearchBar:
      set(
        \.searchBarStyle, of: bar, "searchBarStyle",
        among: ["prominent": .prominent, "minimal": .minimal])
      set(\.showsCancelButton, of: bar, "showsCancelButton")
      setPresent(\.text, of: bar, "text", to: string("text"))
      setPresent(\.placeholder, of: bar, "placeholder", to: string("placeholder"))
      setPresent(\.prompt, of: bar, "prompt", to: string("prompt"))
    default: break
    }
  }

  private func decode(_ view: UIActivityIndicatorView) {
    set(\.hidesWhenStopped, of: view, "hidesWhenStopped", to: flag("hidesWhenStopped") ?? false)
    set(
      \.style, of: view, "style",
      among: ["large": .large, "medium": .medium])
    if sets("animating") {
      if flag("animating") == true {
        view.startAnimating()
      } else if names != nil {
        view.stopAnimating()
      }
    }
    if names == nil { view.isHidden = isHidden(view) }
  }

  /// Whether a spinner is hidden: by the document, or because it does not animate. The canvas shows
  /// one that would hide itself, and keeps room for it in a stack, even if the document hides it.
  private func isHidden(_ view: UIActivityIndicatorView) -> Bool {
    let hidesItself = view.hidesWhenStopped && !view.isAnimating
    if hidesItself { return context.resources.mode == .run }
    return flag("hidden") == true
  }
}

@_spi(Package) import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIControls

/// A picture as wide and as high as this number of points.
@MainActor private func square(_ side: Int) -> UIImage {
  let pixels = Array(repeating: Bitmap.Pixel(gray: 0), count: side * side)
  return UIImage(pixels: Bitmap(width: side, height: side, pixels: pixels))
}

/// Properties that Interface Builder documents set.
@MainActor @Suite(.columns) struct `A property of a document` {
  @Test func `begins with UIKit's value`() {
    let view = UIView()
    #expect(!view.isMultipleTouchEnabled && !view.isExclusiveTouch)
    #expect(view.clearsContextBeforeDrawing && view.isOpaque)
    #expect(view.restorationIdentifier == nil)
    view.isMultipleTouchEnabled = true
    view.clearsContextBeforeDrawing = false
    view.restorationIdentifier = "state"
    #expect(view.isMultipleTouchEnabled && !view.clearsContextBeforeDrawing && view.isOpaque)
    #expect(view.restorationIdentifier == "state")
    #expect(!view.isAccessibilityElement && view.accessibilityTraits == .none)
    view.accessibilityHint = "goes on"
    view.accessibilityTraits = [.button, .header]
    #expect(view.accessibilityHint == "goes on" && view.accessibilityValue == nil)
    #expect(view.accessibilityTraits.rawValue == 1 + 65536)
    let scroll = UIScrollView()
    #expect(scroll.keyboardDismissMode == .none && scroll.indicatorStyle == .default)
    #expect(scroll.delaysContentTouches && scroll.canCancelContentTouches && scroll.bouncesZoom)
    #expect(scroll.minimumZoomScale == 1 && scroll.maximumZoomScale == 1 && scroll.zoomScale == 1)
    #expect(scroll.decelerationRate == .normal)
    let controller = UIViewController()
    #expect(!controller.providesPresentationContextTransitionStyle)
    #expect(controller.restorationIdentifier == nil)
    #expect(UITextView().dataDetectorTypes == [])
    #expect(UILabel().isEnabled && !UILabel().isHighlighted)
    #expect(CALayer().maskedCorners.rawValue == 15 && CALayer().cornerCurve == .circular)
  }

  @Test func `colours a label by its state`() {
    let label = UILabel()
    label.textColor = .red
    label.highlightedTextColor = .blue
    #expect(label.shownColor == .red)
    label.isHighlighted = true
    #expect(label.shownColor == .blue)
    label.isEnabled = false
    #expect(label.shownColor == .tertiaryLabel)
  }

  @Test func `shows the first picture of an animation while it runs`() {
    let small = square(10)
    let view = UIImageView(image: square(30))
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = [small]
    view.startAnimating()
    #expect(view.isAnimating)
    #expect(view.intrinsicContentSize == CGSize(width: 10, height: 10))
    view.stopAnimating()
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 30))
  }

  @Test func `makes a button as large as the image behind it`() {
    let button = UIButton()
    button.setTitle("Go", for: .normal)
    button.setBackgroundImage(square(60), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 60, height: 60))
    #expect(button.currentBackgroundImage === button.backgroundImage(for: .normal))
    button.setBackgroundImage(nil, for: .normal)
    #expect(button.intrinsicContentSize.height < 60)
  }

  @Test(arguments: [(10, 0, 10, 16), (30, 0, 30, 30), (10, 12, 34, 40)])
  func `makes a button with an image at least as tall as a line`(
    side: Int, inset: CGFloat, width: CGFloat, height: CGFloat
  ) {
    let button = UIButton()
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.setImage(square(side), for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
    #expect(button.intrinsicContentSize == CGSize(width: width, height: height))
  }

  @Test func `names the back button as its item says`() {
    let (first, second) = (UINavigationItem(title: "Alice"), UINavigationItem(title: "Rabbit"))
    let bar = UINavigationBar(frame: rect(0, 0, 320, 44))
    bar.items = [first, second]
    func back() -> String? { bar.slots.first { $0.role == .back }?.text }
    #expect(back() == "Alice")
    first.backButtonDisplayMode = .generic
    #expect(back() == "Back")
    first.backButtonDisplayMode = .minimal
    #expect(back() == "")
    first.backBarButtonItem = UIBarButtonItem(title: "Home")
    #expect(back() == "Home")
  }

  @Test func `makes an item as wide as the widest of its titles`() {
    let item = UIBarButtonItem(title: "On")
    let bar = UIToolbar(frame: rect(0, 0, 320, 44))
    bar.items = [item]
    #expect(bar.frame(of: item)?.width == 16)
    item.possibleTitles = ["On", "Standby", "Off"]
    #expect(bar.frame(of: item)?.width == 56)
  }

  @Test func `makes a bar black`() {
    let bar = UINavigationBar()
    #expect(bar.drawnBackgroundColor == nil)
    bar.barStyle = .black
    #expect(bar.drawnBackgroundColor == .black)
    bar.barTintColor = .red
    #expect(bar.drawnBackgroundColor == .red)
  }

  @Test func `puts the scopes of a search below its field`() throws {
    final class Noting: UISearchBarDelegate {
      var scopes: [Int] = []
      func searchBar(
        _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
      ) { scopes.append(selectedScope) }
    }
    let noting = Noting()
    let bar = UISearchBar(frame: rect(0, 0, 320, 100))
    bar.delegate = noting
    bar.scopeButtonTitles = ["All", "New"]
    #expect(bar.intrinsicContentSize.height == 56)
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height == 100)
    let window = openWindow(320, 100, around: bar)
    window.layoutIfNeeded()
    #expect(bar.searchTextField.frame == rect(8, 10, 304, 36))
    #expect(bar.scopes?.frame == rect(8, 62, 304, 32))
    #expect(window.sendTap(at: CGPoint(x: 250, y: 78)))
    #expect(bar.selectedScopeButtonIndex == 1)
    #expect(noting.scopes == [1])
    bar.keyboardType = .URL
    #expect(bar.searchTextField.keyboardType == .URL)
  }

  @Test func `titles the button for editing by the controller's state`() {
    let controller = UIViewController()
    let button = controller.editButtonItem
    #expect(button.title == "Edit")
    #expect(button.perform())
    #expect(controller.isEditing)
    #expect(button.title == "Done")
    #expect(controller.editButtonItem === button)
    controller.isEditing = false
    #expect(button.title == "Edit")
  }
}

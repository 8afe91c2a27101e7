import Foundation
@_spi(Package) import UIViews

/// A part of an alert, which scrolls if the screen is too low for it.
final class AlertScrollView: UIScrollView {
  package override var drawing: Drawing {
    var drawing = super.drawing
    drawing.box = .never
    return drawing
  }
}

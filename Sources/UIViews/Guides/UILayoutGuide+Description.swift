import Foundation

extension UILayoutGuide: TextIdentified {
  package var identifyingText: String? { identifier }

  var guideDescription: String {
    let owner = owningView?.description ?? "(null)"
    return "<UILayoutGuide: \(address(of: self)) - \"\(identifier)\", layoutFrame = "
      + "{{\(shortest(layoutFrame.minX)), \(shortest(layoutFrame.minY))}, "
      + "{\(shortest(layoutFrame.width)), \(shortest(layoutFrame.height))}}, owningView = \(owner)>"
  }
}

extension SystemLayoutGuide: ClassDisguised {}

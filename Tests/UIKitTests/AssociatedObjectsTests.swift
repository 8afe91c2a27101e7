import Testing
import UIKit

private enum Keys {
  nonisolated(unsafe) static var name: UInt8 = 0
  nonisolated(unsafe) static var other: UInt8 = 0
}

/// A view with a name that is not stored in it.
extension UIView {
  fileprivate var nickname: String? {
    get { objc_getAssociatedObject(self, &Keys.name) as? String }
    set { objc_setAssociatedObject(self, &Keys.name, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
}

@MainActor @Suite(.serialized) struct `A value associated with an object` {
  @Test func `is found by its object and its key alone`() {
    let (view, other) = (UIView(), UIView())
    view.nickname = "Alice"
    #expect(view.nickname == "Alice")
    #expect(other.nickname == nil)
    #expect(objc_getAssociatedObject(view, &Keys.other) == nil)
    view.nickname = "Dinah"
    #expect(view.nickname == "Dinah")
    view.nickname = nil
    #expect(view.nickname == nil)
  }

  @Test func `is retained by its object, unless it is only assigned`() {
    let view = UIView()
    weak var kept: UILabel?
    weak var assigned: UILabel?
    do {
      let (label, loose) = (UILabel(), UILabel())
      objc_setAssociatedObject(view, &Keys.name, label, .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(view, &Keys.other, loose, .OBJC_ASSOCIATION_ASSIGN)
      (kept, assigned) = (label, loose)
    }
    #expect(kept != nil)
    #expect(objc_getAssociatedObject(view, &Keys.name) as? UILabel === kept)
    #expect(assigned == nil)
    #expect(objc_getAssociatedObject(view, &Keys.other) == nil)
    objc_removeAssociatedObjects(view)
    #expect(kept == nil)
  }

  @Test func `is copied if it can be`() {
    let view = UIView()
    let text = NSMutableAttributedString(string: "one")
    objc_setAssociatedObject(view, &Keys.name, text, .OBJC_ASSOCIATION_COPY)
    text.append(NSAttributedString(string: " two"))
    let copy = objc_getAssociatedObject(view, &Keys.name) as? NSAttributedString
    #expect(copy?.string == "one")
  }

  @Test func `does not keep its object alive, and goes after it`() {
    weak var gone: UIView?
    weak var value: UILabel?
    do {
      let (view, label) = (UIView(), UILabel())
      objc_setAssociatedObject(view, &Keys.name, label, .OBJC_ASSOCIATION_RETAIN)
      (gone, value) = (view, label)
    }
    #expect(gone == nil)
    // Other objects get values until those of objects that are gone are looked for.
    var others: [UIView] = []
    while value != nil, others.count < 1000 {
      others.append(UIView())
      others.last?.nickname = "next"
    }
    #expect(value == nil)
    #expect(others.allSatisfy { $0.nickname == "next" })
  }
}

import InterfaceBuilder
import Testing

@Suite struct ElementClassTests {
  @Test(arguments: [
    ("label", "UILabel"), ("switch", "UISwitch"), ("sceneKitView", "SCNView"),
    ("pongPressGestureRecognizer", "UILongPressGestureRecognizer"), ("containerView", "UIView"),
  ])
  func `an element stands for a class`(element: String, className: String) {
    #expect(ElementClass.named(element)?.className == className)
  }

  @Test func `an unknown element with a frame is a view`() {
    #expect(element("<teaView><rect key='frame'/></teaView>").isView)
    #expect(!element("<teaView/>").isView)
    #expect(element("<label/>").isView)
    #expect(element("<teaBox><autoresizingMask key='autoresizingMask'/></teaBox>").isView)
    #expect(!element("<variation><rect key='frame'/></variation>").isView)
    #expect(!element("<viewController/>").isView)
    #expect(element("<teaController/>").isController)
  }
}

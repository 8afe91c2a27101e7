import Foundation
import SceneFixtures
import Testing
import UIKit

@testable import Stage

@Suite struct `A layout as JSON` {
  @Test func `has its keys in order and a line for each thing`() {
    let host = SceneHost(300, 200) { view in
      let box = view.add(UIView(), "a \"b\"", 0, 0, 10, 10)
      box.translatesAutoresizingMaskIntoConstraints = false
      let height = box.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 1 / 3)
      height.identifier = "third"
      height.priority = .defaultHigh
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor), height,
      ])
    }
    #expect(
      LayoutReport(scene: "Test", snapshot: host.snapshot).json == #"""
        {"scene":"Test","device":null,"size":[300,200],"traits":{"horizontal":"compact","vertical":"compact","direction":"ltr","text":"L","style":"light"},
         "views":[
          {"path":"view","class":"UIView","frame":[0,0,300,200],"solved":[0,0,300,200],"hidden":false,"ambiguous":[]},
          {"path":"view/a \"b\"","class":"UIView","frame":[0,10,0,66.5],"solved":[0,10,0,66.667],"hidden":false,"ambiguous":["width"]}],
         "constraints":[
          {"text":"\"a \\\"b\\\"\".top == view.top + 10","priority":1000,"identifier":null,"active":true,"broken":false,"violation":0},
          {"text":"\"a \\\"b\\\"\".leading == view.leading","priority":1000,"identifier":null,"active":true,"broken":false,"violation":0},
          {"text":"\"a \\\"b\\\"\".height == 0.333 * view.height","priority":750,"identifier":"third","active":true,"broken":false,"violation":0}],
         "problems":[
          {"kind":"ambiguous","severity":"warning","message":"The width of a \"b\" could be otherwise","view":"view/a \"b\"","views":["view/a \"b\""],"attributes":["width"]}]}
        """#)
  }

  @Test func `names each choice about the screen by the word of its option`() {
    var screen = SimulatedScreen()
    screen.interfaceStyle = .dark
    screen.direction = .rightToLeft
    screen.textSize = .accessibility3
    screen.widthClass = .regular
    let host = SceneHost(screen: screen) { SampleController() }
    #expect(
      LayoutReport(scene: "Test", snapshot: host.snapshot).json.hasPrefix(
        #"{"scene":"Test","device":"iPhone 7 Plus","size":[414,736],"traits":{"horizontal":"#
          + #""regular","vertical":"regular","direction":"rtl","text":"AX3","style":"dark"},"#))
  }

  @Test func `can be read back`() throws {
    let host = SceneHost(screen: SimulatedScreen()) { SampleController() }
    let json = LayoutReport(scene: "Line\nbreak \u{1}", snapshot: host.snapshot).json
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(value?["scene"] as? String == "Line\nbreak \u{1}")
    #expect(value?["device"] as? String == "iPhone 7 Plus")
    #expect((value?["views"] as? [[String: Any]])?.count == 8)
  }
}

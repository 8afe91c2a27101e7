import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

@MainActor @Suite struct `The log of a conflict` {
  @Test func `is UIKit's to the byte`() {
    let label = UILabel()
    label.text = "分数"
    let root = parent(300, 200, [label])
    let narrow = label.widthAnchor.constraint(equalToConstant: 10)
    let wide = label.widthAnchor.constraint(equalToConstant: 20)
    wide.identifier = "wide"
    NSLayoutConstraint.activate([narrow, wide])
    let messages = logged { root.layoutIfNeeded() }
    #expect(
      messages.map(withoutAddresses) == [
        """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want. \n\
        \tTry this: \n\
        \t\t(1) look at each constraint and try to figure out which you don't expect; \n\
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n\
        (
            "<NSLayoutConstraint:0x1 'wide' UILabel:0x2'\\U5206\\U6570'.width == 20   (active)>",
            "<NSLayoutConstraint:0x3 UILabel:0x2'\\U5206\\U6570'.width == 10   (active)>"
        )

        Will attempt to recover by breaking constraint \n\
        <NSLayoutConstraint:0x1 'wide' UILabel:0x2'分数'.width == 20   (active)>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
        debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
        <UIKitCore/UIView.h> may also be helpful.
        """
      ])
  }

  @Test func `speaks of masks where one is in the list`() {
    let root = parent(300, 200)
    let view = UIView(frame: rect(0, 0, 10, 10))
    root.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 20).isActive = true
    let lines = logged { root.layoutIfNeeded() }.first?.split(separator: "\n") ?? []
    let note: String =
      "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
      + "refer to the documentation for the UIView property "
      + "translatesAutoresizingMaskIntoConstraints) "
    #expect(lines.contains { $0 == note })
    #expect(lines.filter { $0.contains("h=--& v=--& ") }.count == 1)
  }

  @Test func `comes with an alert that can be set`() {
    let child = UIView()
    let root = parent(300, 200, [child])
    let narrow = child.widthAnchor.constraint(equalToConstant: 10)
    let wide = child.widthAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([narrow, wide])
    var alerts: [(NSLayoutConstraint, [NSLayoutConstraint])] = []
    UIViewAlertForUnsatisfiableConstraints = { alerts.append(($0, $1)) }
    defer { UIViewAlertForUnsatisfiableConstraints = nil }
    _ = logged {
      root.layoutIfNeeded()
      root.setNeedsLayout()
      root.layoutIfNeeded()
    }
    #expect(alerts.count == 1)
    #expect(alerts.first?.0 === wide)
    #expect(alerts.first?.1 == [wide, narrow])
  }
}

@_spi(Package) import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIControls

/// Gives a picker these numbers of rows, or a number of components that the rows don't agree with.
@MainActor private final class Rows: UIPickerViewDataSource {
  let components: Int
  let rows: Int

  init(components: Int, rows: Int) {
    self.components = components
    self.rows = rows
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { components }
  func pickerView(_ picker: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows }
}

@MainActor @Suite struct UIPickerViewTests {
  private func picker(of source: Rows) -> UIPickerView {
    let picker = UIPickerView(frame: rect(0, 0, 300, 200))
    picker.dataSource = source
    return picker
  }

  @Test(arguments: [-1, Int.min]) func `a negative number of components is none`(count: Int) {
    let source = Rows(components: count, rows: 3)
    let picker = picker(of: source)
    picker.selectRow(1, inComponent: 0, animated: false)
    #expect(picker.numberOfComponents == 0)
    #expect(picker.columns == [])
    #expect(picker.selectedRow(inComponent: 0) == -1)
    #expect(!picker.tapped(at: CGPoint(x: 150, y: 100)))
  }

  @Test(arguments: [-1, Int.min]) func `a negative number of rows is none`(count: Int) {
    let source = Rows(components: 2, rows: count)
    let picker = picker(of: source)
    picker.selectRow(1, inComponent: 0, animated: false)
    #expect(picker.numberOfRows(inComponent: 0) == 0)
    #expect(picker.columns.map(\.titles) == [[], []])
    #expect(picker.columns.map(\.frame) == [rect(0, 0, 150, 200), rect(150, 0, 150, 200)])
    #expect(picker.selectedRow(inComponent: 0) == 0)
    #expect(!picker.tapped(at: CGPoint(x: 75, y: 100)))
  }
}

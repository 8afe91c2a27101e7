import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIControls

/// A delegate that notes what it is told, and lets no digits in.
@MainActor private final class SearchDiary: UISearchBarDelegate {
  var lines: [String] = []

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("began") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("ended") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    lines.append("changed to \(searchText)")
  }
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { !text.contains(where: \.isNumber) }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("searches") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    lines.append("cancels")
    searchBar.resignFirstResponder()
  }
}

@MainActor @Suite(.columns) struct `A search bar tells its delegate` {
  private let window = UIWindow(frame: rect(0, 0, 320, 480))
  private let bar = UISearchBar(frame: rect(0, 0, 320, 56))
  private let diary = SearchDiary()

  init() {
    bar.delegate = diary
    bar.showsCancelButton = true
    window.isHidden = false
    window.addSubview(bar)
    window.layoutIfNeeded()
  }

  @Test func `what is entered after a tap on its field, and when to search`() {
    #expect(window.sendTap(at: CGPoint(x: 100, y: 28)))
    #expect(bar.isFirstResponder)
    for text in ["\n", "a", "1", "\n"] { window.sendText(text) }
    #expect(bar.text == "a")
    #expect(diary.lines == ["began", "changed to a", "searches"])
  }

  @Test func `that its button to cancel was tapped`() {
    #expect(bar.becomeFirstResponder())
    #expect(window.sendTap(at: CGPoint(x: 290, y: 28)))
    #expect(diary.lines == ["began", "cancels", "ended"])
    #expect(!bar.isFirstResponder)
  }

  @Test func `nothing of text that is set`() {
    bar.text = "set"
    #expect(diary.lines == [])
  }
}

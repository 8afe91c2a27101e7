@_spi(Package) import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIContainers

@MainActor private let phoneX = screen(
  375, 812, scale: 3, safeArea: UIEdgeInsets(top: 44, bottom: 34))

@MainActor @Suite struct SearchControllerTests {
  private final class Searcher: UISearchResultsUpdating, UISearchControllerDelegate {
    var heard: [String] = []
    func updateSearchResults(for search: UISearchController) {
      heard.append(search.searchBar.text ?? "")
    }
    func willPresentSearchController(_ search: UISearchController) { heard.append("will present") }
    func didDismissSearchController(_ search: UISearchController) { heard.append("dismissed") }
  }

  let diary = Diary()
  private let root = UIViewController()
  private let search = UISearchController(searchResultsController: nil)
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: root)
    root.navigationItem.searchController = search
  }

  @Test func `the search bar stands below the title, and the bar is 52 points higher`() {
    let window = show(navigation, on: phoneX)
    #expect(navigation.navigationBar.frame == rect(0, 44, 375, 96))
    #expect(search.searchBar.frame == rect(0, 44, 375, 52))
    #expect(search.searchBar.searchTextField.frame == rect(16, 1, 343, 36))
    #expect(root.view.safeAreaInsets.top == 140)
    navigation.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 148)
    #expect(search.searchBar.frame.minY == 96)
    root.navigationItem.searchController = nil
    window.layoutIfNeeded()
    #expect(search.searchBar.superview == nil)
    #expect(root.view.safeAreaInsets.top == 140)
  }

  @Test func `above a table the search bar has its own height`() {
    let table = UITableView(frame: rect(0, 0, 375, 600))
    table.tableHeaderView = search.searchBar
    table.layoutIfNeeded()
    #expect(search.searchBar.frame == rect(0, 0, 375, 56))
  }

  @Test func `above content that scrolls it waits to be scrolled to`() {
    root.view.addSubview(UITableView(frame: root.view.bounds))
    let window = show(navigation, on: phoneX)
    #expect(navigation.navigationBar.frame.height == 44)
    root.navigationItem.hidesSearchBarWhenScrolling = false
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(!search.searchBar.isHidden)
  }

  @Test func `a search begins with its field, hears each text, and ends with cancel`() {
    let searcher = Searcher()
    (search.searchResultsUpdater, search.delegate) = (searcher, searcher)
    let window = show(navigation, on: phoneX)
    #expect(search.searchBar.becomeFirstResponder())
    #expect(search.isActive && search.searchBar.showsCancelButton)
    search.searchBar.text = "tea"
    search.searchBar.searchTextField.sendActions(for: .editingChanged)
    search.isActive = false
    window.layoutIfNeeded()
    #expect(searcher.heard == ["will present", "", "tea", "", "dismissed"])
    #expect(!search.searchBar.showsCancelButton && search.searchBar.text?.isEmpty != false)
  }

  @Test func `results lie over the content as long as there is a text`() {
    let results = UIViewController()
    let other = UISearchController(searchResultsController: results)
    root.navigationItem.searchController = other
    let window = show(navigation, on: phoneX)
    other.isActive = true
    #expect(results.viewIfLoaded?.superview == nil)
    other.searchBar.text = "tea"
    other.searchBar.searchTextField.sendActions(for: .editingChanged)
    #expect(results.view.superview === root.view && results.view.frame == root.view.bounds)
    other.isActive = false
    window.layoutIfNeeded()
    #expect(results.view.superview == nil && results.parent == nil)
  }
}

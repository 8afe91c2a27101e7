import Foundation
import Testing

@testable import AutoLayout

@MainActor private let archiver = NSKeyedArchiver(requiringSecureCoding: false)
@MainActor private let phone = screen(320, 480)

@MainActor
@Suite struct `An object made for a document` {
  @Test func `a table becomes a grouped one before it is laid out`() throws {
    let rows = NamedRows([["a"], ["b"]])
    let table = try #require(UITableView(coder: archiver))
    #expect(table.backgroundColor == .systemBackground)
    table.register(LabelCell.self, forCellReuseIdentifier: "note")
    table.contentInsetAdjustmentBehavior = .never
    table.frame = rect(0, 0, 320, 480)
    table.storedStyle = .insetGrouped
    #expect(table.backgroundColor == .systemGroupedBackground)
    table.rowHeight = 50
    table.dataSource = rows
    let controller = UITableViewController(style: .plain)
    controller.tableView = table
    let window = show(controller, on: phone)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)) == rect(16, 104, 288, 50))
    withExtendedLifetime(window) {}
  }

  @Test func `a table keeps the background that was set as its style changes`() {
    let table = UITableView(coder: archiver)
    table?.backgroundColor = .red
    table?.storedStyle = .grouped
    #expect(table?.backgroundColor == .red)
  }

  @Test func `a row takes its style and identifier later`() throws {
    let cell = try #require(UITableViewCell(coder: archiver))
    #expect(cell.subviews == [cell.contentView])
    #expect(cell.detailTextLabel == nil)
    cell.style = .subtitle
    cell.reuseIdentifier = "row"
    cell.frame = rect(0, 0, 320, 60)
    cell.textLabel?.text = "Alice"
    cell.detailTextLabel?.text = "in Wonderland"
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == rect(0, 0, 320, 60))
    let title = try #require(cell.textLabel?.frame)
    #expect(cell.detailTextLabel?.frame.minY == title.maxY + 2)
    #expect(cell.description.contains("row"))
  }

  @Test func `a header and an item of a collection have their content view`() throws {
    let header = try #require(UITableViewHeaderFooterView(coder: archiver))
    header.frame = rect(0, 0, 200, 40)
    header.layoutIfNeeded()
    #expect(header.contentView.frame == rect(0, 0, 200, 40))
    let item = try #require(UICollectionViewCell(coder: archiver))
    item.frame = rect(0, 0, 80, 60)
    item.layoutIfNeeded()
    #expect(item.contentView.superview === item)
    #expect(item.contentView.frame == rect(0, 0, 80, 60))
    #expect(UICollectionReusableView(coder: archiver)?.subviews == [])
  }

  @Test func `a collection takes its layout later`() throws {
    let collection = try #require(UICollectionView(coder: archiver))
    let first = collection.collectionViewLayout
    #expect(first.collectionView === collection)
    let layout = try #require(UICollectionViewFlowLayout(coder: archiver))
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    collection.collectionViewLayout = layout
    #expect(first.collectionView == nil)
    #expect(layout.collectionView === collection)
  }

  @Test func `a collection controller shows the collection that it is given`() throws {
    let controller = try #require(UICollectionViewController(coder: archiver))
    let collection = try #require(UICollectionView(coder: archiver))
    controller.givenCollection = collection
    #expect(controller.collectionViewLayout === collection.collectionViewLayout)
    let window = show(controller, on: phone)
    #expect(controller.collectionView === collection)
    #expect(collection.frame == rect(0, 0, 320, 480))
    #expect(collection.dataSource == nil)
    withExtendedLifetime(window) {}
  }

  @Test func `a button takes its type later, with its symbol and the size of its title`() {
    let button = UIButton(coder: archiver)
    button?.setTitle("Go", for: .normal)
    #expect(button?.titleLabel?.font.pointSize == 18)
    button?.buttonType = .system
    #expect(button?.titleLabel?.font.pointSize == 15)
    #expect(button?.intrinsicContentSize == UIButton.titled("Go").intrinsicContentSize)
    button?.buttonType = .contactAdd
    #expect(button?.currentImage?.symbol != nil)
    #expect(UIButton(type: .contactAdd).currentImage?.symbol == button?.currentImage?.symbol)
  }

  @Test func `a navigation controller shows a bar of the document in place of its own`() throws {
    final class Bar: UINavigationBar {}
    let navigation = try #require(UINavigationController(coder: archiver))
    let root = UIViewController()
    root.title = "Root"
    navigation.setViewControllers([root, UIViewController()], animated: false)
    let window = show(navigation, on: phone)
    let old = navigation.navigationBar
    let bar = try #require(Bar(coder: archiver))
    navigation.navigationBar = bar
    window.layoutIfNeeded()
    #expect(old.superview == nil)
    #expect(bar.frame == rect(0, 0, 320, 44))
    #expect(bar.items?.count == 2)
    #expect(window.sendTap(at: CGPoint(x: 24, y: 20)))
    #expect(navigation.topViewController === root)
    let toolbar = try #require(UIToolbar(coder: archiver))
    navigation.toolbar = toolbar
    navigation.isToolbarHidden = false
    window.layoutIfNeeded()
    #expect(toolbar.frame == rect(0, 436, 320, 44))
  }

  @Test func `a tab bar controller shows a bar of the document in place of its own`() throws {
    final class Bar: UITabBar {}
    let tabs = try #require(UITabBarController(coder: archiver))
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let window = show(tabs, on: phone)
    let bar = try #require(Bar(coder: archiver))
    tabs.tabBar = bar
    window.layoutIfNeeded()
    #expect(bar.frame == rect(0, 431, 320, 49))
    #expect(bar.selectedItem === tabs.viewControllers?[0].tabBarItem)
    #expect(window.sendTap(at: CGPoint(x: 300, y: 450)))
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `items of bars take what the system provides`() {
    let button = UIBarButtonItem(coder: archiver)
    button?.systemItem = .done
    #expect(button?.title == "Done")
    #expect(button?.style == .done)
    #expect(UIBarButtonItem(systemItem: .done).title == "Done")
    #expect(UIBarButtonItem(systemItem: .add).image?.symbol?.name == "plus")
    #expect(UITabBarItem(tabBarSystemItem: .search, tag: 1).title == "Search")
    let tab = UITabBarItem(coder: archiver)
    tab?.show(.search)
    #expect(tab?.title == "Search")
    #expect(UINavigationItem(coder: archiver)?.title == nil)
  }

  @Test func `a gesture recogniser works without handlers`() {
    let view = UIView(frame: rect(0, 0, 100, 100))
    let window = UIWindow(frame: rect(0, 0, 100, 100))
    window.isHidden = false
    window.addSubview(view)
    let tap = UITapGestureRecognizer(coder: archiver)
    tap.map(view.addGestureRecognizer)
    #expect(window.sendTap(at: CGPoint(x: 50, y: 50)))
  }
}

extension UIButton {
  fileprivate static func titled(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    return button
  }
}

import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UILists

/// Squares in rows of three, which write down what they are told.
@MainActor
private final class Squares: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  var count = 4
  var lines: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "square")
  }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "square", for: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { lines.append("chose \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100, height: 60) }
}

@MainActor @Suite struct `A collection controller` {
  private let device = screen(320, 480, safeArea: UIEdgeInsets(top: 20))
  private let squares: Squares

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 10
    layout.minimumInteritemSpacing = 10
    squares = Squares(collectionViewLayout: layout)
  }

  @Test func `keeps few items clear of a navigation bar too`() {
    let window = show(UINavigationController(rootViewController: squares), on: device)
    #expect(squares.collectionView.adjustedContentInset == UIEdgeInsets(top: 64))
    #expect(squares.collectionView.contentOffset.y == -64)
    #expect(
      squares.collectionView.visibleCells.first.map { window.convert($0.bounds, from: $0) }
        == rect(0, 64, 100, 60))
    squares.automaticallyAdjustsScrollViewInsets = false
    squares.collectionView.contentInsetAdjustmentBehavior = .scrollableAxes
    #expect(squares.collectionView.adjustedContentInset == .zero)
  }

  @Test func `shows the collection in all of its view, and lays the items out`() {
    let layout = squares.collectionViewLayout
    #expect(!squares.isViewLoaded)
    let window = show(squares, on: device)
    #expect(squares.view !== squares.collectionView)
    #expect(squares.collectionView.superview === squares.view)
    #expect(squares.collectionView.frame == rect(0, 0, 320, 480))
    #expect(squares.collectionView.collectionViewLayout === layout)
    #expect(squares.collectionView.dataSource === squares)
    #expect(
      squares.collectionView.visibleCells.map(\.frame) == [
        rect(0, 0, 100, 60), rect(110, 0, 100, 60), rect(220, 0, 100, 60), rect(0, 70, 100, 60),
      ])
    window.apply(screen(480, 320))
    window.layoutIfNeeded()
    #expect(squares.collectionView.frame == rect(0, 0, 480, 320))
  }

  @Test func `what is added to its view does not scroll`() {
    squares.count = 100
    let button = UIView(frame: rect(250, 400, 50, 50))
    squares.view.addSubview(button)
    let window = show(squares, on: device)
    squares.collectionView.contentOffset.y = 200
    window.layoutIfNeeded()
    #expect(window.convert(button.bounds, from: button) == rect(250, 400, 50, 50))
  }

  @Test func `is told of taps, and deselects when it comes back`() {
    let navigation = UINavigationController(rootViewController: squares)
    navigation.isNavigationBarHidden = true
    let window = show(navigation, on: device)
    #expect(window.sendTap(at: CGPoint(x: 150, y: 50)))
    #expect(squares.lines == ["chose 1"])
    #expect(squares.collectionView.indexPathsForSelectedItems == [item(1)])
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.popViewController(animated: false)
    #expect(squares.collectionView.indexPathsForSelectedItems == [])
  }

  @Test func `another collection takes the place of its own`() {
    let first = squares.collectionView
    let other = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    squares.collectionView = other
    keepShowing(squares, on: device)
    #expect(first?.superview == nil)
    #expect(other.frame == rect(0, 0, 320, 480))
    #expect(squares.collectionViewLayout === other.collectionViewLayout)
  }
}

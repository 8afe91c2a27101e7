/// A controller that shows a collection in the whole of its view, and is the collection's data
/// source and delegate.
///
/// Unlike a table controller's, its view is not the collection but contains it: views that are
/// added to it don't scroll.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewcontroller>
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let firstLayout: UICollectionViewLayout
  private var shownCollection: UICollectionView?
  /// The collection that is shown as the view is loaded, from a document; without one the
  /// controller makes its own.
  package var givenCollection: UICollectionView?
  /// Whether the view has been about to appear since it was loaded.
  private var hasAppeared = false

  /// The layout of the collection. It can't be replaced here, but in the collection.
  open var collectionViewLayout: UICollectionViewLayout {
    (shownCollection ?? givenCollection)?.collectionViewLayout ?? firstLayout
  }

  /// The collection, which is loaded when it is first used. Another one that is set here takes its
  /// place, but gets no data source or delegate.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return shownCollection
    }
    set {
      loadViewIfNeeded()
      exchange(shownCollection, for: newValue)
    }
  }

  /// Whether the selected items are deselected each time the view is about to appear.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller whose collection is arranged by a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    firstLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a flow layout, unless the nib has a collection.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    coder.decodeDocument(self, as: UICollectionViewController.self)
  }

  open override func loadView() {
    super.loadView()
    guard viewIfLoaded != nil else { return }
    hasAppeared = false
    let collection = givenCollection ?? makeCollection()
    // Without an outlet in the document, the controller is what gives the collection its items.
    if collection.dataSource == nil { collection.dataSource = self }
    if collection.delegate == nil { collection.delegate = self }
    exchange(nil, for: collection)
    givenCollection = nil
  }

  private func makeCollection() -> UICollectionView {
    let collection = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: firstLayout)
    return collection
  }

  private func exchange(_ old: UICollectionView?, for new: UICollectionView?) {
    guard old !== new, let view = viewIfLoaded else { return }
    old?.removeFromSuperview()
    shownCollection = new
    guard let new else { return }
    new.frame = view.bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(new, at: 0)
  }

  /// Edits the collection as well.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    shownCollection?.isEditing = editing
  }

  /// Reloads the collection the first time, and deselects the items unless they are to stay
  /// selected.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let shownCollection else { return }
    if !hasAppeared { shownCollection.reloadData() }
    hasAppeared = true
    guard clearsSelectionOnViewWillAppear else { return }
    for path in shownCollection.indexPathsForSelectedItems ?? [] {
      shownCollection.deselectItem(at: path, animated: animated)
    }
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// No items, until a subclass says how many there are.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 0 }

  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    LayoutException.raise(
      .internalInconsistency,
      "\(className(of: self)) has items, but does not override collectionView(_:cellForItemAt:)")
    return UICollectionViewCell(frame: .zero)
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

  // MARK: Delegate

  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  // MARK: Scrolling

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// A list whose items change by groups of updates: a table or a collection.
@MainActor
protocol UpdatedList: UIScrollView {
  static var words: ListWords { get }
  /// The number of items in each section, as the data source said; nil if it has to be asked.
  var itemCounts: [Int]? { get set }
  /// The updates of the groups that have begun and not ended.
  var gathered: GatheredUpdates { get set }

  /// Asks the data source for the number of items in each section, if that isn't known.
  func countItems()
  func reloadData()
  /// Takes everything that belongs to an item along to its new place, and waits for a layout.
  func follow(_ paths: UpdatedPaths)
  /// Called when the layout that followed the updates is complete.
  func updatesAreLaidOut()
}

extension UpdatedList {
  func beginGroup() {
    // The items before the updates are those that the data source has now, if it wasn't asked yet.
    if !gathered.isGathering { countItems() }
    gathered.begin()
  }

  /// Ends a group. The end of the outermost one carries the updates out, animated in a window.
  func endGroup(_ completion: ((Bool) -> Void)? = nil) {
    guard let (updates, completions) = gathered.end(completion) else { return }
    func complete(_ isFinished: Bool) {
      for completion in completions { completion(isFinished) }
    }
    if let updates {
      let before = itemCounts ?? []
      itemCounts = nil
      countItems()
      let after = itemCounts ?? []
      if let fault = updates.fault(before: before, after: after, Self.words) {
        LayoutException.raise(.internalInconsistency, fault)
        // Where the handler of exceptions returns, the list has to show what there is now.
        reloadData()
        return complete(false)
      }
      follow(UpdatedPaths(updates, before: before, after: after))
    } else {
      // The list was loaded anew within the group, and may have changed since.
      reloadData()
    }
    layOutUpdates(complete)
  }

  /// Adds updates to the open group, or makes them alone.
  func update(_ change: (inout BatchUpdates) -> Void) {
    beginGroup()
    gathered.add(change)
    endGroup()
  }

  /// Makes updates as one group.
  func group(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    beginGroup()
    updates?()
    endGroup(completion)
  }

  /// Sets the size of the content after updates, and moves the offset into its range at once: cells
  /// that would be out of sight otherwise stay.
  func adopt(contentSize size: CGSize) {
    guard contentSize != size else { return }
    contentSize = size
    if held(contentOffset) != contentOffset { contentOffset = held(contentOffset) }
  }

  private func layOutUpdates(_ completion: @escaping (Bool) -> Void) {
    guard window != nil else {
      layoutIfNeeded()
      updatesAreLaidOut()
      return completion(true)
    }
    UIView.animate(
      withDuration: BatchUpdates.duration,
      animations: {
        self.layoutIfNeeded()
        self.updatesAreLaidOut()
      }, completion: completion)
  }
}

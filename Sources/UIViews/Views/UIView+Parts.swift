/// The role of a view that was created by a control, a cell or a presentation for its own use.
struct PartRole {
  /// Whether only its superview places it. The layout engine then leaves it out until a constraint
  /// names it.
  var isApart = false
  /// Whether lists of views leave it out: a control draws it, or it only contains a presented view.
  var isUnlisted = false
  /// The sizes of an item of a bar; nil for other views.
  var item: ItemSize?

  /// The size that the app has given to an item of a bar, and the size that the bar has given it.
  struct ItemSize {
    let own: CGSize
    let placed: CGSize
  }
}

extension UIView {
  /// Adds a part that this view draws, and places in ``layoutSubviews()``.
  package func addPart(_ part: UIView) {
    part.becomePart()
    addSubview(part)
  }

  /// Makes the view a part of the view that it comes into, which draws it and places it.
  package func becomePart() { partRole = PartRole(isApart: true, isUnlisted: true) }

  /// Adds an ordinary view that this view places in ``layoutSubviews()``.
  package func addPlacedSubview(_ view: UIView) {
    view.becomePlaced()
    addSubview(view)
  }

  /// Inserts an ordinary view that this view places in ``layoutSubviews()``.
  package func insertPlacedSubview(_ view: UIView, at index: Int) {
    view.becomePlaced()
    insertSubview(view, at: index)
  }

  /// Makes the view one that its superview places. If it has constraints already, the engine has to
  /// know it.
  private func becomePlaced() { partRole = PartRole(isApart: !holdsConstraints) }

  /// Sets the frame of a part, unless constraints place it.
  package func placePart(_ part: UIView?, at frame: CGRect) {
    guard let part, part.translatesAutoresizingMaskIntoConstraints, part.frame != frame else {
      return
    }
    part.frame = frame
  }

  /// Sets the frame of a view of the app's in a bar, a field or a row, or holds it there if it has
  /// no mask. From now on its mask is of no account, as if it were in a wrapper of its own.
  package func placeItem(_ item: UIView, at frame: CGRect) {
    if item.superview !== self { addSubview(item) }
    guard item.translatesAutoresizingMaskIntoConstraints else { return hold(item, at: frame) }
    item.dropPlaces()
    let (own, isNew) = (item.ownSize, item.partRole.item == nil)
    placePart(item, at: frame)
    item.partRole.item = PartRole.ItemSize(own: own, placed: item.bounds.size)
    if isNew { item.autoresizingChanged() }
  }

  /// The size that the app has given to the view, whatever a bar has made of it.
  package var ownSize: CGSize {
    guard let item = partRole.item, item.placed == bounds.size else { return bounds.size }
    return item.own
  }

  /// Gives an item that leaves its bar the size that the app has given to it.
  func endPlacingAsItem() {
    dropPlaces()
    guard partRole.item != nil else { return }
    let own = ownSize
    partRole.item = nil
    if bounds.size != own { bounds.size = own }
  }

  private func dropPlaces() {
    guard let places = storedRareState?.places, !places.isEmpty else { return }
    NSLayoutConstraint.deactivate(places)
    rareState.places = []
  }

  /// Whether a bar, a field or a row places the view as if it were in a wrapper of its own.
  package var isPlacedAsItem: Bool { partRole.item != nil }

  /// The mask by which the view follows its superview.
  var followedMask: AutoresizingMask { partRole.item == nil ? autoresizingMask : [] }

  /// Whether the layout engine leaves the view out, because only its superview places it.
  var isApartFromLayout: Bool { partRole.isApart }

  /// Whether lists of views leave the view out: the control around it draws it, or it only contains
  /// the view of a presented controller.
  package var isUnlisted: Bool { partRole.isUnlisted }

  /// Adds a part to the engine, because a constraint now names it or a view inside it.
  package func joinLayout() {
    // Parts are created by controls, which never nest them deeper.
    var view: UIView? = self
    for _ in 1...3 {
      guard let current = view else { return }
      if current.partRole.isApart {
        current.partRole.isApart = false
        current.wait(for: .engine)
      }
      view = current.superview
    }
  }

  /// Calls the closure for the view and all views below it that the engine has to know, parents
  /// first.
  func forEachInLayout(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews where !subview.isApartFromLayout { subview.forEachInLayout(body) }
  }
}

/// A view or guide of the hierarchy that an engine lays out, without keeping it alive.
///
/// The hierarchy's root keeps the engine, so that an engine which kept its views would keep itself.
/// Whatever leaves the hierarchy has the engine drop these references before it can go away.
@MainActor
struct UnretainedItem {
  unowned let item: any LayoutItem
}

/// The same for what can only be a view.
@MainActor
struct UnretainedView {
  unowned let view: UIView
}

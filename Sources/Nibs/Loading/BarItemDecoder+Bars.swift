import InterfaceBuilder

extension BarItemDecoder {
  /// Gives a bar that its controller has made the values of its element.
  func decodeBar(_ bar: UIView, _ element: Element) {
    objects.leaveOutClass(of: element, bar)
    objects.keep(bar, for: element)
    PropertyDecoder(element, in: context).decode(bar)
    objects.setRuntimeAttributes(of: bar, element)
  }

  func decodeItems(of bar: UINavigationBar, _ element: Element) {
    let items = element.list("items").map { child in
      let item = navigationItem(child)
      decode(item, child)
      return item
    }
    if !items.isEmpty { bar.items = items }
  }

  func decodeItems(of bar: UITabBar, _ element: Element) {
    bar.items = element.list("items").map { child in
      let item = tabBarItem(child)
      decode(item, child)
      return item
    }
  }

  func decodeItems(of bar: UIToolbar, _ element: Element) {
    bar.items = element.list("items").compactMap { barButtonItem($0) }
  }
}

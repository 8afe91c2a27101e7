extension UIView {
  /// A text that lists the whole hierarchy: how each view is laid out, its ambiguous attributes,
  /// and its guides.
  public func _autolayoutTrace() -> String {  // swift-format-ignore: AlwaysUseLowerCamelCase
    let lines = LayoutTrace(of: root).lines.map { line in
      let owner = itemDescription(line.item)
      let name = (line.item as? UILayoutGuide)?.description ?? owner
      return line.text(name, owner: owner)
    }
    return "\n" + lines.joined(separator: "\n") + "\n\n" + LayoutTrace.legend
  }
}

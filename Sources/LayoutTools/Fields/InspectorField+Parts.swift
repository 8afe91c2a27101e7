import InterfaceBuilder

extension InspectorField {
  /// The edits of the titles of a group's elements. Each element keeps what it has besides its
  /// title.
  func listEdits(_ setting: Setting, _ group: String, of member: String, to value: AttributeValue?)
    -> [DocumentEdit]
  {
    let path = setting.path.group(group)
    let present = setting.part?.child(group)
    let removal: [DocumentEdit] = present == nil ? [] : [.remove(path)]
    guard case .text(let text) = value else { return removal }
    let elements = present.map { $0.children(member) } ?? []
    let titles = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0).trimmingSpaces }
    let members = titles.enumerated().map { index, title in
      var element = index < elements.count ? NewElement(elements[index]) : NewElement(member)
      element.children.removeAll { $0["key"] == "title" }
      element["title"] = title
      return element
    }
    return removal + [.insert([NewElement(group, children: members)], into: setting.path)]
  }

  /// The edits of one flag of a set. Without a set all flags are on, so that the set goes when all
  /// are.
  func memberEdits(_ setting: Setting, _ name: String, to value: AttributeValue?) -> [DocumentEdit]
  {
    let all = place.steps.last?.companions ?? []
    let isOn = value != .flag(false)
    var flags = all.filter { setting.part == nil || setting.part?.flag($0.name) == true }
    flags.removeAll { $0.name == name }
    if isOn { flags.append(NewElement.Attribute(name, "YES")) }
    guard flags.count < all.count else { return setting.part == nil ? [] : [.remove(setting.path)] }
    guard setting.part == nil, let step = place.steps.last, let key = step.key else {
      return [.set(name, of: setting.path, to: isOn ? "YES" : nil)]
    }
    var set = NewElement(step.name)
    set.attributes = [NewElement.Attribute("key", key)] + flags
    var parent = setting.path
    parent.steps.removeLast()
    return [.setChild(key: key, of: parent, to: set)]
  }

  /// The edits that make the layout margins of a view fixed, directional, or the default. Numbers
  /// that are there stay.
  func marginsEdits(_ setting: Setting, to value: AttributeValue?) -> [DocumentEdit] {
    let keys = ["fixed": "layoutMargins", "directional": "directionalLayoutMargins"]
    guard case .choice(let word) = value, let key = keys[word] else {
      return keys.values.sorted().map { .setChild(key: $0, of: setting.path, to: nil) }
    }
    let present = keys.values.sorted().lazy.compactMap { setting.part?.insets(key: $0) }.first
    let side = setting.element.defaultMargin
    let insets = present ?? Insets(top: side, leading: side, bottom: side, trailing: side)
    let isFixed = word == "fixed"
    let element = NewElement(
      isFixed ? "edgeInsets" : "directionalEdgeInsets",
      [
        "key": key, "top": insets.top.written,
        isFixed ? "left" : "leading": insets.leading.written, "bottom": insets.bottom.written,
        isFixed ? "right" : "trailing": insets.trailing.written,
      ])
    let other = isFixed ? "directionalLayoutMargins" : "layoutMargins"
    let removal: [DocumentEdit] =
      setting.part?.child(key: other) == nil
      ? [] : [.setChild(key: other, of: setting.path, to: nil)]
    return [.setChild(key: key, of: setting.path, to: element)] + removal
  }
}

extension Element {
  /// The layout margin on each side of a view that has none of its own, in points.
  var defaultMargin: Double { name == "stackView" ? 0 : 8 }

  /// The titles of the elements of a group: `First, Second`.
  func titles(of member: String) -> AttributeValue {
    .text(children(member).map { $0.string("title") ?? "" }.joined(separator: ", "))
  }
}

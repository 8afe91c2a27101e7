import AutoLayout
import InterfaceBuilder

/// The size classes for which values are chosen among those of a document.
struct SizeClassChoice: Hashable {
  var width: UIUserInterfaceSizeClass
  var height: UIUserInterfaceSizeClass
  var idiom: UIUserInterfaceIdiom

  init(_ traits: UITraitCollection) {
    width = traits.horizontalSizeClass
    height = traits.verticalSizeClass
    idiom = traits.userInterfaceIdiom
  }

  /// Whether a variation's key holds, such as `heightClass=compact-widthClass=regular`.
  func matches(_ key: String) -> Bool {
    key.split(separator: "-").allSatisfy { part in
      switch part {
      case "widthClass=compact": width == .compact
      case "widthClass=regular": width == .regular
      case "heightClass=compact": height == .compact
      case "heightClass=regular": height == .regular
      case "userInterfaceIdiom=phone": idiom == .phone
      case "userInterfaceIdiom=pad": idiom == .pad
      default: false
      }
    }
  }
}

/// The values of elements for size classes: the default's, then those of variations with one class,
/// then those of variations with two.
struct Variations {
  var choice: SizeClassChoice

  /// The variations of an element that hold, the strongest last.
  func holding(for element: Element) -> [Element] {
    var found: [(strength: Int, element: Element)] = []
    for child in element.children where child.name == "variation" {
      guard let key = child["key"] else { continue }
      if key == "default" {
        found.append((0, child))
      } else if choice.matches(key) {
        found.append((key.split(separator: "-").count, child))
      }
    }
    return found.enumerated().sorted {
      ($0.element.strength, $0.offset) < ($1.element.strength, $1.offset)
    }.map(\.element.element)
  }

  func attribute(_ name: String, of element: Element) -> String? {
    for variation in holding(for: element).reversed() {
      if let value = variation[name] { return value }
    }
    return element[name]
  }

  func child(_ key: String, of element: Element) -> Element? {
    for variation in holding(for: element).reversed() {
      if let child = variation.children.first(where: { $0["key"] == key && $0.name != "mask" }) {
        return child
      }
    }
    return element.children.first {
      $0["key"] == key && $0.name != "variation" && $0.name != "mask"
    }
  }

  /// The ids of subviews or constraints that are not installed.
  func excluded(_ key: String, of element: Element) -> Set<String> {
    var excluded: Set<String> = []
    for variation in holding(for: element) {
      guard let mask = variation.child("mask", key: key) else { continue }
      for change in mask.children {
        guard let id = change["reference"] else { continue }
        if change.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
      }
    }
    return excluded
  }

  /// The names of the attributes and keys that an element's variations change.
  static func names(in element: Element) -> Set<String> {
    var names: Set<String> = []
    for variation in element.children where variation.name == "variation" {
      for (name, _) in variation.attributes where name != "key" { names.insert(name) }
      for child in variation.children where child.name != "mask" {
        if let key = child["key"] { names.insert(key) }
      }
    }
    return names
  }
}

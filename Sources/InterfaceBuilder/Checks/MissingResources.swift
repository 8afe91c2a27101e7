import Wording

extension Document {
  /// The images and colours that the document refers to, and that nobody has: neither its own
  /// resources, nor the catalogs.
  /// - Parameters:
  ///   - images: The names of the images in catalogs and files.
  ///   - colors: The names of the colours in catalogs.
  /// - Returns: A warning for each place, in the order of the text.
  public func missingResources(images: Set<String>, colors: Set<String>) -> [DocumentProblem] {
    let resources = root.child("resources")
    let ownImages = resources?.children("image").compactMap { $0["name"] } ?? []
    let ownColors = resources?.children("namedColor").compactMap { $0["name"] } ?? []
    let images = images.union(ownImages)
    let colors = colors.union(ownColors)
    let imageNames = images.sorted()
    let colorNames = colors.sorted()
    var list = ProblemList()
    for element in root.descendants where element.parent != resources {
      for (attribute, name) in element.imageNames where !images.contains(name) {
        list.warning(Self.missing("image", name, imageNames), at: element.place(attribute))
      }
      if let name = element.colorName, !colors.contains(name) {
        list.warning(Self.missing("colour", name, colorNames), at: element.place("name"))
      }
    }
    return list.problems(in: markup.source, file: name)
  }

  private static func missing(_ kind: String, _ name: String, _ names: [String]) -> String {
    let near = NearestName.suggestion(for: name, among: names)
    return "there is no \(kind) \(name.excerpt)" + (near.map { "; did you mean \($0)?" } ?? "")
  }
}

extension Element {
  /// The attributes that name images, with the names. Symbols of the system are left out.
  var imageNames: [(attribute: String, name: String)] {
    guard self["catalog"] != "system" else { return [] }
    if name == "userDefinedRuntimeAttribute" {
      return self["type"] == "image" ? self["value"].map { [("value", $0)] } ?? [] : []
    }
    return attributes.filter { attribute in
      (attribute.name == "image" || attribute.name.hasSuffix("Image"))
        && attribute.value != "YES" && attribute.value != "NO"
    }.map { ($0.name, $0.value) }
  }

  /// The name of a colour of a catalog of the app.
  var colorName: String? {
    name == "color" && self["catalog"] == nil ? self["name"] : nil
  }
}

extension KeyMap {
  static let buildingRows: [Row] = [
    row(
      .building, ["escape": .close], "select nothing; X ends editing", label: "esc", ascii: "esc")
  ]
}

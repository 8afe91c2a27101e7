extension KeyMap {
  static let buildingRows: [Row] = [
    row(
      .building,
      [
        "left": .moveViews(x: -1, y: 0), "right": .moveViews(x: 1, y: 0),
        "up": .moveViews(x: 0, y: -1), "down": .moveViews(x: 0, y: 1),
      ], "move the selected views a point; if none, resize the screen",
      label: "←↑↓→", ascii: "arrows", hint: "move",
      names: [
        "move a point left", "move a point right", "move a point up", "move a point down",
      ], words: "nudge place position"),
    row(
      .building,
      [
        "shift-left": .moveViews(x: -8, y: 0), "shift-right": .moveViews(x: 8, y: 0),
        "shift-up": .moveViews(x: 0, y: -8), "shift-down": .moveViews(x: 0, y: 8),
      ], "eight points", label: "shift ←↑↓→", ascii: "shift-arrows",
      names: [
        "move eight points left", "move eight points right", "move eight points up",
        "move eight points down",
      ], words: "nudge place position"),
    row(
      .building,
      [
        "ctrl-left": .moveToGuideline(.left), "ctrl-right": .moveToGuideline(.right),
        "ctrl-up": .moveToGuideline(.up), "ctrl-down": .moveToGuideline(.down),
      ],
      "to the next guideline: margins, edges, centres, baselines",
      label: "ctrl ←↑↓→", ascii: "ctrl-arrows",
      names: [
        "move left to the next guideline", "move right to the next guideline",
        "move up to the next guideline", "move down to the next guideline",
      ], words: "snap align"),
    row(
      .building, ["_": .resizeViews], "let the arrows change sizes, or move",
      words: "resize width height"),
    row(
      .building, ["1": .openTool(.stack)],
      "Stack: embed in a stack view or a view, or unembed",
      hint: "Stack", words: "embed unembed wrap group"),
    row(
      .building, ["2": .openTool(.align)], "Align: edges, centres, baselines, in the container",
      hint: "Align", words: "edges center baseline constraint"),
    row(
      .building, ["3": .openTool(.pin)], "Pin: edges to neighbours, sizes, proportions",
      hint: "Pin", words: "edges spacing width height aspect ratio constraint"),
    row(
      .building, ["4": .openTool(.resolve)],
      "Resolve: what is missing, for the selected views or for all",
      hint: "Resolve", words: "issues missing constraints update frames clear"),
    row(
      .building, ["5": .pick(.library)], "the object library: insert a view", hint: "Library",
      words: "add new insert object label button"),
    row(
      .building, ["6": .openTool(.connect)],
      "Connect two selected views, as control-dragging does",
      hint: "Connect", words: "control drag constraint relation"),
    row(
      .building, ["7": .inspect(.size), "8": .inspect(.attributes), "9": .inspect(.identity)],
      "the Size, Attributes and Identity inspectors", hint: "Inspectors",
      names: ["Size inspector", "Attributes inspector", "Identity inspector"],
      words: "properties fields class hugging compression font text margins vary"),
    row(
      .building, ["0": .reset], "back to the document's canvas from a preview",
      words: "device language text size own screen"),
    row(
      .building, ["c": .constraintLines],
      "constraint lines: selected, with numbers, all, problems"),
    row(
      .building, ["backspace": .arrange(.delete), "delete": .arrange(.delete)],
      "delete the selected views or the constraint", label: "delete", words: "remove"),
    row(
      .building, ["ctrl-x": .arrange(.cut), "Y": .arrange(.copy)], "cut, copy the selected views",
      names: ["cut the selected views", "copy the selected views"], words: "clipboard"),
    row(
      .building, ["ctrl-v": .arrange(.paste), "ctrl-d": .arrange(.duplicate)],
      "paste; duplicate the selected views",
      names: ["paste views", "duplicate the selected views"], words: "clipboard copy"),
    row(
      .building, [")": .arrange(.forward), "(": .arrange(.backward)],
      "forward, back among the siblings, also in a stack view",
      names: ["one place forward among the siblings", "one place back among the siblings"],
      words: "reorder order front later earlier"),
    row(
      .building, [">": .arrange(.swapItems)], "swap the items of the selected constraint",
      words: "first second reverse invert"),
    row(
      .building, ["|": .pick(.containers)], "move the selected views into another one",
      words: "reparent superview tree"),
    row(
      .building, ["H": .pick(.steps)], "the steps that were made: go back to any of them",
      words: "history undo list"),
    row(
      .building, ["space": .keepSelected], "select several views: keep this one selected",
      hint: "select more", words: "multiple multi"),
    row(.building, ["escape": .close], "select nothing; X ends editing", label: "esc"),
  ]
}

import Stage

/// What a host shows, as text: without colours, at true scale unless told otherwise.
@MainActor
func picture(
  of host: SceneHost, scale: Double = 8,
  _ change: (inout ViewPainter.Options) -> Void = { _ in }
) -> String {
  var options = ViewPainter.Options(depth: .none)
  change(&options)
  let viewport = Viewport(screenSize: host.screen.size, pointsPerColumn: scale)
  return ViewPainter.paint(host, in: viewport, options: options).text
}

/// Other instances of the scene that is shown, on screens of their own, which are never shown as
/// they are.
@MainActor
struct SceneInstances {
  let canvas = CanvasInstance()
  let repairs = RepairTrials()
  let ruler = RulerSweep()
  let wall = WallScreens()
}

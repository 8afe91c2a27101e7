@_exported import CoreAutoLayout
@_exported import UIFoundation

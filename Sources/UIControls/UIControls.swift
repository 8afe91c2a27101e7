@_exported import UIViews

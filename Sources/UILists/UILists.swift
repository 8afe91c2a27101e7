@_exported import UIControls

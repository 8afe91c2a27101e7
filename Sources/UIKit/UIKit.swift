@_exported import AutoLayout
@_exported import FormerNames
@_exported import Foundation
@_exported import Nibs

@_exported import AutoLayout
@_exported import Foundation
@_exported import Nibs

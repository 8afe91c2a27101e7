@_exported import AutoLayout
@_exported import Foundation

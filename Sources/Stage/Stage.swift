@_exported import AutoLayout

import AutoLayout
import Cells
import SceneFormat

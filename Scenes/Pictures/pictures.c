#include "ScenePictures.h"

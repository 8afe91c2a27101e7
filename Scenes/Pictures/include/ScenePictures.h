#ifndef SCENE_PICTURES_H
#define SCENE_PICTURES_H
#endif

#ifndef SCENE_PICTURES_H
#define SCENE_PICTURES_H

#include <stddef.h>

/// The bytes of one PNG file.
typedef struct {
  const unsigned char *_Nonnull bytes;
  size_t length;
} ScenePicture;

// The chapters of Wonderland.
extern const ScenePicture ScenePictureHole;
extern const ScenePicture ScenePictureBottle;
extern const ScenePicture ScenePictureGrin;
extern const ScenePicture ScenePictureTea;
extern const ScenePicture ScenePictureCroquet;

// The cards of Gallery.
extern const ScenePicture ScenePictureRabbit;
extern const ScenePicture ScenePictureCat;
extern const ScenePicture ScenePictureHatter;
extern const ScenePicture ScenePictureQueen;

// The icons beside Wonderland's title.
extern const ScenePicture ScenePictureLike;
extern const ScenePicture ScenePictureStar;
extern const ScenePicture ScenePictureSpeech;

#endif

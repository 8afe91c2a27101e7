#include "ScenePictures.h"

#define WHOLE(bytes) {bytes, sizeof bytes}

static const unsigned char hole[] = {
#embed "hole.ppm"
};
const ScenePicture ScenePictureHole = WHOLE(hole);

static const unsigned char bottle[] = {
#embed "bottle.ppm"
};
const ScenePicture ScenePictureBottle = WHOLE(bottle);

static const unsigned char grin[] = {
#embed "grin.ppm"
};
const ScenePicture ScenePictureGrin = WHOLE(grin);

static const unsigned char tea[] = {
#embed "tea.ppm"
};
const ScenePicture ScenePictureTea = WHOLE(tea);

static const unsigned char croquet[] = {
#embed "croquet.ppm"
};
const ScenePicture ScenePictureCroquet = WHOLE(croquet);

static const unsigned char rabbit[] = {
#embed "rabbit.ppm"
};
const ScenePicture ScenePictureRabbit = WHOLE(rabbit);

static const unsigned char cat[] = {
#embed "cat.ppm"
};
const ScenePicture ScenePictureCat = WHOLE(cat);

static const unsigned char hatter[] = {
#embed "hatter.ppm"
};
const ScenePicture ScenePictureHatter = WHOLE(hatter);

static const unsigned char queen[] = {
#embed "queen.ppm"
};
const ScenePicture ScenePictureQueen = WHOLE(queen);

static const unsigned char like[] = {
#embed "like.ppm"
};
const ScenePicture ScenePictureLike = WHOLE(like);

static const unsigned char star[] = {
#embed "star.ppm"
};
const ScenePicture ScenePictureStar = WHOLE(star);

static const unsigned char speech[] = {
#embed "speech.ppm"
};
const ScenePicture ScenePictureSpeech = WHOLE(speech);

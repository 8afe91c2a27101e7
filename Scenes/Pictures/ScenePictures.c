#include "ScenePictures.h"

#define WHOLE(bytes) {bytes, sizeof bytes}

static const unsigned char hole[] = {
#embed "hole.png"
};
const ScenePicture ScenePictureHole = WHOLE(hole);

static const unsigned char bottle[] = {
#embed "bottle.png"
};
const ScenePicture ScenePictureBottle = WHOLE(bottle);

static const unsigned char grin[] = {
#embed "grin.png"
};
const ScenePicture ScenePictureGrin = WHOLE(grin);

static const unsigned char tea[] = {
#embed "tea.png"
};
const ScenePicture ScenePictureTea = WHOLE(tea);

static const unsigned char croquet[] = {
#embed "croquet.png"
};
const ScenePicture ScenePictureCroquet = WHOLE(croquet);

static const unsigned char rabbit[] = {
#embed "rabbit.png"
};
const ScenePicture ScenePictureRabbit = WHOLE(rabbit);

static const unsigned char cat[] = {
#embed "cat.png"
};
const ScenePicture ScenePictureCat = WHOLE(cat);

static const unsigned char hatter[] = {
#embed "hatter.png"
};
const ScenePicture ScenePictureHatter = WHOLE(hatter);

static const unsigned char queen[] = {
#embed "queen.png"
};
const ScenePicture ScenePictureQueen = WHOLE(queen);

static const unsigned char like[] = {
#embed "like.png"
};
const ScenePicture ScenePictureLike = WHOLE(like);

static const unsigned char star[] = {
#embed "star.png"
};
const ScenePicture ScenePictureStar = WHOLE(star);

static const unsigned char speech[] = {
#embed "speech.png"
};
const ScenePicture ScenePictureSpeech = WHOLE(speech);

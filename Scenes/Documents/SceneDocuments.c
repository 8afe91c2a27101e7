#include "SceneDocuments.h"

#define WHOLE(bytes) {bytes, sizeof bytes}

static const unsigned char gallery[] = {
#embed "Gallery.storyboard"
};
const SceneDocumentBytes SceneDocumentGallery = WHOLE(gallery);

static const unsigned char form[] = {
#embed "Form.storyboard"
};
const SceneDocumentBytes SceneDocumentForm = WHOLE(form);

static const unsigned char cookbook[] = {
#embed "Cookbook.storyboard"
};
const SceneDocumentBytes SceneDocumentCookbook = WHOLE(cookbook);

static const unsigned char settings[] = {
#embed "Settings.storyboard"
};
const SceneDocumentBytes SceneDocumentSettings = WHOLE(settings);

static const unsigned char account[] = {
#embed "Account.storyboard"
};
const SceneDocumentBytes SceneDocumentAccount = WHOLE(account);

static const unsigned char chessboard[] = {
#embed "Chessboard.storyboard"
};
const SceneDocumentBytes SceneDocumentChessboard = WHOLE(chessboard);

static const unsigned char chapterCell[] = {
#embed "ChapterCell.xib"
};
const SceneDocumentBytes SceneDocumentChapterCell = WHOLE(chapterCell);

static const unsigned char settingsInGerman[] = {
#embed "de.lproj/Settings.strings"
};
const SceneDocumentBytes SceneDocumentSettingsInGerman = WHOLE(settingsInGerman);

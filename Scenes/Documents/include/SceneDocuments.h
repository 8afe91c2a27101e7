#ifndef SCENE_DOCUMENTS_H
#define SCENE_DOCUMENTS_H

#include <stddef.h>

/// The bytes of one file.
typedef struct {
  const unsigned char *_Nonnull bytes;
  size_t length;
} SceneDocumentBytes;

// Twins of scenes in Swift.
extern const SceneDocumentBytes SceneDocumentGallery;
extern const SceneDocumentBytes SceneDocumentForm;

// Scenes of their own.
extern const SceneDocumentBytes SceneDocumentCookbook;
extern const SceneDocumentBytes SceneDocumentSettings;
extern const SceneDocumentBytes SceneDocumentAccount;
extern const SceneDocumentBytes SceneDocumentChessboard;

// A cell of a list.
extern const SceneDocumentBytes SceneDocumentChapterCell;

// Texts in other languages.
extern const SceneDocumentBytes SceneDocumentSettingsInGerman;

#endif

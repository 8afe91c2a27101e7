#ifndef REWRITER_SOURCE_H
#define REWRITER_SOURCE_H

/// A file of the rewriter: its name, and its text, which ends with a zero.
typedef struct {
  const char *_Nonnull name;
  const char *_Nonnull text;
} RewriterFile;

/// The files, which end with one whose name is empty.
extern const RewriterFile *_Nonnull const RewriterFiles;

#endif

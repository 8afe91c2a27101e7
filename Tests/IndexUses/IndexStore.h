// The part of the toolchain's libIndexStore.so that is needed here: what the compiler recorded of a
// build, loaded at run time.

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
  const char *data;
  size_t length;
} Text;

// What an occurrence of a symbol is, and how it is related to another symbol.
enum : uint64_t {
  definition = 1 << 1,
  reference = 1 << 2,
  implicit = 1 << 8,
  childOf = 1 << 9,
  overrideOf = 1 << 11,
  calledBy = 1 << 13,
  containedBy = 1 << 16,
};

typedef bool Visit(void *context, void *item);

// An occurrence of a symbol in a file, and its relations to others.
extern uint64_t (*occurrenceRoles)(void *occurrence);
extern void *(*occurrenceSymbol)(void *occurrence);
extern void (*occurrencePlace)(void *occurrence, unsigned *line, unsigned *column);
extern bool (*occurrenceRelations)(void *occurrence, void *context, Visit *visit);
extern uint64_t (*relationRoles)(void *relation);
extern void *(*relationSymbol)(void *relation);
extern Text (*symbolUSR)(void *symbol);
extern Text (*symbolName)(void *symbol);

// What is done with the files of a store.
typedef struct {
  // Whether the file is to be visited: then its path is printed, and each occurrence visited.
  bool (*isWanted)(void *context, const char *path);
  Visit *occurrence;
  void *context;
} Reading;

// Loads the library, or ends the program with a message.
void loadIndexStore(const char *library);

// Visits the store's files in the order of their units, or ends the program with a message.
void readIndexStore(const char *path, const Reading *reading);

// Prints a text that has no tabs and line ends of its own.
void print(Text text);

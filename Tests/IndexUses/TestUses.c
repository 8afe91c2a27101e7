#define _GNU_SOURCE
#include "IndexStore.h"
#include "Printing.h"

#include <stdio.h>
#include <string.h>

// What is searched for, and whether the file that is visited is one of the tests.
typedef struct {
  // The names of the modules, up to a null pointer.
  char **modules;
  bool inTests;
} Search;

typedef struct {
  const Search *search;
  void *symbol;
  uint64_t roles;
  bool used;
} Occurrence;

static void printLine(const char *kind, Text one, Text other) {
  printf("%s\t", kind);
  print(one);
  putchar('\t');
  print(other);
  putchar('\n');
}

// Whether the name is one of the modules, or of the tests.
static bool isNear(Text usr, char **modules) {
  for (; *modules; modules++)
    if (memmem(usr.data, usr.length, *modules, strlen(*modules))) return true;
  return memmem(usr.data, usr.length, "Tests", 5);
}

static bool printRelation(void *context, void *relation) {
  Occurrence *occurrence = context;
  Text own = symbolUSR(occurrence->symbol), other = symbolUSR(relationSymbol(relation));
  uint64_t roles = relationRoles(relation);
  if (occurrence->roles & definition) {
    if (roles & childOf && occurrence->search->inTests) printLine("member", own, other);
    if (roles & overrideOf) printLine("override", own, other);
  } else if (!occurrence->used && roles & (containedBy | calledBy)) {
    printLine("use", own, other);
    occurrence->used = true;
  }
  return true;
}

static bool printOccurrence(void *context, void *item) {
  const Search *search = context;
  Occurrence occurrence = {search, occurrenceSymbol(item), occurrenceRoles(item), false};
  Text usr = symbolUSR(occurrence.symbol), name = symbolName(occurrence.symbol);
  bool isDefined = occurrence.roles & definition;
  // What the compiler adds by itself says nothing about a test, nor do the modules' own uses.
  if (!isDefined && (!search->inTests || occurrence.roles & implicit)) return true;
  if (!isNear(usr, search->modules)) return true;
  if (isDefined && (search->inTests || (name.length && name.data[0] == '_')))
    printLine("define", usr, name);
  occurrenceRelations(item, &occurrence, printRelation);
  return true;
}

// Whether the file is one of the tests or of the modules.
static bool isWanted(void *context, const char *path) {
  Search *search = context;
  search->inTests = strstr(path, "/Tests/");
  const char *sources = strstr(path, "/Sources/");
  if (search->inTests || !sources) return search->inTests;
  for (char **modules = search->modules; *modules; modules++) {
    size_t length = strlen(*modules);
    if (!strncmp(sources + 9, *modules, length) && sources[9 + length] == '/') return true;
  }
  return false;
}

void printTestUses(const char *store, char **modules) {
  Search search = {modules, false};
  Reading reading = {isWanted, printOccurrence, &search};
  readIndexStore(store, &reading);
}

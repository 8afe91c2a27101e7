#define _GNU_SOURCE
#include "IndexStore.h"
#include "Printing.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

// Whether the file is one of the Swift sources, and still there: a store keeps what it knew of a file
// that was moved.
static bool isWanted(void *context, const char *path) {
  (void)context;
  const char *suffix = strrchr(path, '.');
  return strstr(path, "/Sources/") && suffix && !strcmp(suffix, ".swift") && !access(path, F_OK);
}

static bool printOccurrence(void *context, void *occurrence) {
  (void)context;
  uint64_t roles = occurrenceRoles(occurrence);
  // What the compiler adds by itself, such as the call of a property's getter, stands nowhere.
  if (roles & implicit || !(roles & (definition | reference))) return true;
  void *symbol = occurrenceSymbol(occurrence);
  unsigned line = 0, column = 0;
  occurrencePlace(occurrence, &line, &column);
  printf("%s\t%u:%u\t", roles & definition ? "define" : "refer", line, column);
  print(symbolUSR(symbol));
  putchar('\t');
  print(symbolName(symbol));
  putchar('\n');
  return true;
}

void printReferences(const char *store) {
  Reading reading = {isWanted, printOccurrence, nullptr};
  readIndexStore(store, &reading);
}

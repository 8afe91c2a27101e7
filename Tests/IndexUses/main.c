// Prints what the compiler recorded of the tests of a build in its index store: what they define, what
// of a module and of themselves they use and inside what, and which member takes the place of which.
//
// usage: index-uses LIBRARY STORE MODULE    LIBRARY is the toolchain's libIndexStore.so
//
// Lines of fields parted by tabs:
//   file     PATH
//   define   USR NAME               something defined in the file: in a test, or with a name from '_' on
//   use      USR USR-AROUND         something used, inside the definition of something
//   member   USR USR-AROUND         something defined, inside the definition of something
//   override USR USR-OVERRIDDEN     a member that takes the place of another, or meets a requirement

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  const char *data;
  size_t length;
} Text;

enum { recordDependency = 2 };
enum : uint64_t {
  definition = 1 << 1,
  implicit = 1 << 8,
  childOf = 1 << 9,
  overrideOf = 1 << 11,
  calledBy = 1 << 13,
  containedBy = 1 << 16,
};

typedef bool Visit(void *context, void *item);
typedef bool VisitName(void *context, Text name);

static void *(*storeCreate)(const char *path, void **error);
static void (*storeDispose)(void *store);
static bool (*storeUnits)(void *store, unsigned sorted, void *context, VisitName *visit);
static void *(*unitCreate)(void *store, const char *name, void **error);
static void (*unitDispose)(void *unit);
static Text (*unitMainFile)(void *unit);
static bool (*unitDependencies)(void *unit, void *context, Visit *visit);
static int (*dependencyKind)(void *dependency);
static Text (*dependencyName)(void *dependency);
static Text (*dependencyPath)(void *dependency);
static void *(*recordCreate)(void *store, const char *name, void **error);
static void (*recordDispose)(void *record);
static bool (*recordOccurrences)(void *record, void *context, Visit *visit);
static void *(*occurrenceSymbol)(void *occurrence);
static uint64_t (*occurrenceRoles)(void *occurrence);
static bool (*occurrenceRelations)(void *occurrence, void *context, Visit *visit);
static uint64_t (*relationRoles)(void *relation);
static void *(*relationSymbol)(void *relation);
static Text (*symbolUSR)(void *symbol);
static Text (*symbolName)(void *symbol);
static const char *(*errorText)(void *error);

static void *library;

static void find(void *function, const char *name) {
  void *address = dlsym(library, name);
  if (!address) {
    fprintf(stderr, "index-uses: the library has no %s\n", name);
    exit(2);
  }
  memcpy(function, &address, sizeof address);
}

static void load(const char *path) {
  library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    fprintf(stderr, "index-uses: %s\n", dlerror());
    exit(2);
  }
  find(&storeCreate, "indexstore_store_create");
  find(&storeDispose, "indexstore_store_dispose");
  find(&storeUnits, "indexstore_store_units_apply_f");
  find(&unitCreate, "indexstore_unit_reader_create");
  find(&unitDispose, "indexstore_unit_reader_dispose");
  find(&unitMainFile, "indexstore_unit_reader_get_main_file");
  find(&unitDependencies, "indexstore_unit_reader_dependencies_apply_f");
  find(&dependencyKind, "indexstore_unit_dependency_get_kind");
  find(&dependencyName, "indexstore_unit_dependency_get_name");
  find(&dependencyPath, "indexstore_unit_dependency_get_filepath");
  find(&recordCreate, "indexstore_record_reader_create");
  find(&recordDispose, "indexstore_record_reader_dispose");
  find(&recordOccurrences, "indexstore_record_reader_occurrences_apply_f");
  find(&occurrenceSymbol, "indexstore_occurrence_get_symbol");
  find(&occurrenceRoles, "indexstore_occurrence_get_roles");
  find(&occurrenceRelations, "indexstore_occurrence_relations_apply_f");
  find(&relationRoles, "indexstore_symbol_relation_get_roles");
  find(&relationSymbol, "indexstore_symbol_relation_get_symbol");
  find(&symbolUSR, "indexstore_symbol_get_usr");
  find(&symbolName, "indexstore_symbol_get_name");
  find(&errorText, "indexstore_error_get_description");
}

// A copy of the text that ends in zero; the caller frees it.
static char *copy(Text text) {
  char *result = calloc(text.length + 1, 1);
  if (!result) abort();
  if (text.length) memcpy(result, text.data, text.length);
  return result;
}

static void print(Text text) {
  for (size_t i = 0; i < text.length; i++) putchar(text.data[i] < ' ' ? ' ' : text.data[i]);
}

// What is searched for, and in which file it is at present.
typedef struct {
  void *store;
  const char *module;
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

// Whether the name is one of the module, or of the tests.
static bool isNear(Text usr, const char *module) {
  return memmem(usr.data, usr.length, module, strlen(module)) ||
         memmem(usr.data, usr.length, "Tests", 5);
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
  // What the compiler adds by itself says nothing about a test, nor do the module's own uses.
  if (!isDefined && (!search->inTests || occurrence.roles & implicit)) return true;
  if (!isNear(usr, search->module)) return true;
  if (isDefined && (search->inTests || (name.length && name.data[0] == '_')))
    printLine("define", usr, name);
  occurrenceRelations(item, &occurrence, printRelation);
  return true;
}

// Whether the file is one of the tests or of the module.
static bool isWanted(const char *path, Search *search) {
  search->inTests = strstr(path, "/Tests/");
  const char *sources = strstr(path, "/Sources/");
  size_t length = strlen(search->module);
  return search->inTests ||
         (sources && !strncmp(sources + 9, search->module, length) && sources[9 + length] == '/');
}

static bool printRecord(void *context, void *dependency) {
  Search *search = context;
  if (dependencyKind(dependency) != recordDependency) return true;
  char *path = copy(dependencyPath(dependency)), *name = copy(dependencyName(dependency));
  if (isWanted(path, search)) {
    void *record = recordCreate(search->store, name, nullptr);
    if (record) {
      printf("file\t%s\n", path);
      recordOccurrences(record, search, printOccurrence);
      recordDispose(record);
    }
  }
  free(path), free(name);
  return true;
}

static bool printUnit(void *context, Text name) {
  Search *search = context;
  char *text = copy(name);
  void *unit = unitCreate(search->store, text, nullptr);
  if (unit) {
    char *path = copy(unitMainFile(unit));
    if (isWanted(path, search)) unitDependencies(unit, search, printRecord);
    free(path);
    unitDispose(unit);
  }
  free(text);
  return true;
}

int main(int count, char **arguments) {
  if (count != 4) {
    fputs("usage: index-uses LIBRARY STORE MODULE\n", stderr);
    return 2;
  }
  load(arguments[1]);
  void *error = nullptr;
  Search search = {storeCreate(arguments[2], &error), arguments[3], false};
  if (!search.store) {
    fprintf(stderr, "index-uses: %s: %s\n", arguments[2], error ? errorText(error) : "no index");
    return 2;
  }
  storeUnits(search.store, true, &search, printUnit);
  storeDispose(search.store);
  return 0;
}

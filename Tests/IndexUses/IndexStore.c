#define _GNU_SOURCE
#include "IndexStore.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { recordDependency = 2 };

typedef bool VisitName(void *context, Text name);

uint64_t (*occurrenceRoles)(void *occurrence);
void *(*occurrenceSymbol)(void *occurrence);
void (*occurrencePlace)(void *occurrence, unsigned *line, unsigned *column);
bool (*occurrenceRelations)(void *occurrence, void *context, Visit *visit);
uint64_t (*relationRoles)(void *relation);
void *(*relationSymbol)(void *relation);
Text (*symbolUSR)(void *symbol);
Text (*symbolName)(void *symbol);

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

void loadIndexStore(const char *path) {
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
  find(&occurrencePlace, "indexstore_occurrence_get_line_col");
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

void print(Text text) {
  for (size_t i = 0; i < text.length; i++) putchar(text.data[i] < ' ' ? ' ' : text.data[i]);
}

typedef struct {
  void *store;
  const Reading *reading;
} Search;

static bool readRecord(void *context, void *dependency) {
  const Search *search = context;
  if (dependencyKind(dependency) != recordDependency) return true;
  const Reading *reading = search->reading;
  char *path = copy(dependencyPath(dependency)), *name = copy(dependencyName(dependency));
  if (reading->isWanted(reading->context, path)) {
    void *record = recordCreate(search->store, name, nullptr);
    if (record) {
      printf("file\t%s\n", path);
      recordOccurrences(record, reading->context, reading->occurrence);
      recordDispose(record);
    }
  }
  free(path), free(name);
  return true;
}

static bool readUnit(void *context, Text name) {
  const Search *search = context;
  char *text = copy(name);
  void *unit = unitCreate(search->store, text, nullptr);
  if (unit) {
    char *path = copy(unitMainFile(unit));
    if (search->reading->isWanted(search->reading->context, path))
      unitDependencies(unit, context, readRecord);
    free(path);
    unitDispose(unit);
  }
  free(text);
  return true;
}

void readIndexStore(const char *path, const Reading *reading) {
  void *error = nullptr;
  Search search = {storeCreate(path, &error), reading};
  if (!search.store) {
    fprintf(stderr, "index-uses: %s: %s\n", path, error ? errorText(error) : "no index");
    exit(2);
  }
  storeUnits(search.store, true, &search, readUnit);
  storeDispose(search.store);
}

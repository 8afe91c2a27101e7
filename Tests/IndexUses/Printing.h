// The two things that are printed of a store.

#pragma once

// What the tests define, what of the modules and of themselves they use and inside what, and which
// member takes the place of which.
void printTestUses(const char *store, char **modules);

// What each file of the sources defines, and what it refers to.
void printReferences(const char *store);

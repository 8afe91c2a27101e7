// Prints what the compiler recorded of a build in its index store.
//
// usage: index-uses LIBRARY STORE MODULE...    the uses of modules by the tests
//        index-uses LIBRARY STORE              the references among the sources
//        LIBRARY is the toolchain's libIndexStore.so
//
// Lines of fields parted by tabs:
//   file     PATH
// and of the tests
//   define   USR NAME               something defined in the file: in a test, or with a name from '_' on
//   use      USR USR-AROUND         something used, inside the definition of something
//   member   USR USR-AROUND         something defined, inside the definition of something
//   override USR USR-OVERRIDDEN     a member that takes the place of another, or meets a requirement
// and of the sources
//   define   LINE:COLUMN USR NAME   something defined in the file
//   refer    LINE:COLUMN USR NAME   something that the file refers to

#include "IndexStore.h"
#include "Printing.h"

#include <stdio.h>

int main(int count, char **arguments) {
  if (count < 3) {
    fputs("usage: index-uses LIBRARY STORE [MODULE...]\n", stderr);
    return 2;
  }
  loadIndexStore(arguments[1]);
  if (count > 3)
    printTestUses(arguments[2], arguments + 3);
  else
    printReferences(arguments[2]);
  return 0;
}

#include "creferences.h"

// Of the Swift runtime, see the "Reference counting" of its docs/Runtime.md.
extern void *_Nullable swift_tryRetain(void *_Nonnull object);

void *retain_unless_dying(void *object) { return swift_tryRetain(object); }

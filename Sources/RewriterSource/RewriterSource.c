#include "RewriterSource.h"

// The text of each file, with a zero behind it.
static const char cuttingDeclarations[] = {
#embed "Program/Cutting+Declarations.swift" suffix(, 0)
};
static const char cutting[] = {
#embed "Program/Cutting.swift" suffix(, 0)
};
static const char movedMembers[] = {
#embed "Program/MovedMembers.swift" suffix(, 0)
};
static const char nameTables[] = {
#embed "Program/NameTables.swift" suffix(, 0)
};
static const char optionalRequirements[] = {
#embed "Program/OptionalRequirements.swift" suffix(, 0)
};
static const char project[] = {
#embed "Program/Project.swift" suffix(, 0)
};
static const char rewritingSelectors[] = {
#embed "Program/Rewriting+Selectors.swift" suffix(, 0)
};
static const char rewriting[] = {
#embed "Program/Rewriting.swift" suffix(, 0)
};
static const char rewrittenFile[] = {
#embed "Program/RewrittenFile.swift" suffix(, 0)
};
static const char sceneFinder[] = {
#embed "Program/SceneFinder.swift" suffix(, 0)
};
static const char selectorName[] = {
#embed "Program/SelectorName.swift" suffix(, 0)
};
static const char sourceText[] = {
#embed "Program/SourceText.swift" suffix(, 0)
};
static const char mainFile[] = {
#embed "Program/main.swift" suffix(, 0)
};
static const char requests[] = {
#embed "../AppCode/Requests.swift" suffix(, 0)
};

static const RewriterFile files[] = {
  {"Cutting+Declarations.swift", cuttingDeclarations},
  {"Cutting.swift", cutting},
  {"MovedMembers.swift", movedMembers},
  {"NameTables.swift", nameTables},
  {"OptionalRequirements.swift", optionalRequirements},
  {"Project.swift", project},
  {"Rewriting+Selectors.swift", rewritingSelectors},
  {"Rewriting.swift", rewriting},
  {"RewrittenFile.swift", rewrittenFile},
  {"SceneFinder.swift", sceneFinder},
  {"SelectorName.swift", selectorName},
  {"SourceText.swift", sourceText},
  {"main.swift", mainFile},
  {"Requests.swift", requests},
  {"", ""},
};

const RewriterFile *_Nonnull const RewriterFiles = files;

#include "RewriterSource.h"

// Behind the text of each file stands a zero.
static const RewriterFile files[] = {
  {"CodeBlockItem+Uses.swift", (const char[]){
#embed "Program/CodeBlockItem+Uses.swift" suffix(, 0)
  }},
  {"Cutting+Declarations.swift", (const char[]){
#embed "Program/Cutting+Declarations.swift" suffix(, 0)
  }},
  {"Cutting+Messages.swift", (const char[]){
#embed "Program/Cutting+Messages.swift" suffix(, 0)
  }},
  {"Cutting+Results.swift", (const char[]){
#embed "Program/Cutting+Results.swift" suffix(, 0)
  }},
  {"Cutting+Values.swift", (const char[]){
#embed "Program/Cutting+Values.swift" suffix(, 0)
  }},
  {"Cutting.swift", (const char[]){
#embed "Program/Cutting.swift" suffix(, 0)
  }},
  {"MovedMembers.swift", (const char[]){
#embed "Program/MovedMembers.swift" suffix(, 0)
  }},
  {"NameTables.swift", (const char[]){
#embed "Program/NameTables.swift" suffix(, 0)
  }},
  {"OptionalRequirements.swift", (const char[]){
#embed "Program/OptionalRequirements.swift" suffix(, 0)
  }},
  {"PlainValue.swift", (const char[]){
#embed "Program/PlainValue.swift" suffix(, 0)
  }},
  {"PreviousFiles.swift", (const char[]){
#embed "Program/PreviousFiles.swift" suffix(, 0)
  }},
  {"Project.swift", (const char[]){
#embed "Program/Project.swift" suffix(, 0)
  }},
  {"Rewriting+Selectors.swift", (const char[]){
#embed "Program/Rewriting+Selectors.swift" suffix(, 0)
  }},
  {"Rewriting.swift", (const char[]){
#embed "Program/Rewriting.swift" suffix(, 0)
  }},
  {"RewrittenFile.swift", (const char[]){
#embed "Program/RewrittenFile.swift" suffix(, 0)
  }},
  {"SceneFinder.swift", (const char[]){
#embed "Program/SceneFinder.swift" suffix(, 0)
  }},
  {"SelectorName.swift", (const char[]){
#embed "Program/SelectorName.swift" suffix(, 0)
  }},
  {"SourceText.swift", (const char[]){
#embed "Program/SourceText.swift" suffix(, 0)
  }},
  {"StandIns.swift", (const char[]){
#embed "Program/StandIns.swift" suffix(, 0)
  }},
  {"UnsetProperties.swift", (const char[]){
#embed "Program/UnsetProperties.swift" suffix(, 0)
  }},
  {"main.swift", (const char[]){
#embed "Program/main.swift" suffix(, 0)
  }},
  {"Requests.swift", (const char[]){
#embed "../AppCode/Requests.swift" suffix(, 0)
  }},
  {"", ""},
};

const RewriterFile *_Nonnull const RewriterFiles = files;

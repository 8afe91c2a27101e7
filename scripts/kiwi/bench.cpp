// Does to kiwi what solver-bench does to our solver, with the same workload, and prints the same
// lines: "begin OPERATION", "time OPERATION NANOSECONDS REPETITIONS", "answer PHASE VALUE...",
// "memory FULL EMPTY" in bytes, "floor NANOSECONDS", and "failed REASON".
// usage: kiwi-bench FILE SECONDS first|last
//        SECONDS: an operation that takes longer ends the program
//        first, last: whether the window's size is given before or after the constraints
#include <malloc.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <iostream>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include <kiwi/kiwi.h>

namespace {

struct Row {
  std::vector<std::pair<int, double>> terms;
  kiwi::RelationalOperator relation;
  double constant;
  double priority;
};

struct Swing {
  int row;
  double change;
};

struct Size {
  double width, height;
};

struct Workload {
  int views = 0, variables = 0, width = 0, height = 0;
  std::vector<Row> rows;
  Size start{};
  std::vector<Size> drag, jumps;
  std::vector<Swing> toggle;
  std::vector<int> changing;
  std::vector<double> factors;
  Row conflicting;
};

Row readRow(std::istream &words) {
  Row row;
  std::string relation;
  size_t count;
  words >> row.priority >> relation >> row.constant >> count;
  row.relation = relation == "<=" ? kiwi::OP_LE : relation == ">=" ? kiwi::OP_GE : kiwi::OP_EQ;
  row.terms.resize(count);
  for (auto &[variable, coefficient] : row.terms) words >> variable >> coefficient;
  return row;
}

Workload read(const char *path) {
  Workload workload;
  std::ifstream file(path);
  std::string line;
  while (std::getline(file, line)) {
    std::istringstream words(line);
    std::string what;
    words >> what;
    Size size;
    if (what == "views") words >> workload.views;
    else if (what == "variables") words >> workload.variables;
    else if (what == "window") words >> workload.width >> workload.height;
    else if (what == "row") workload.rows.push_back(readRow(words));
    else if (what == "start") words >> workload.start.width >> workload.start.height;
    else if (what == "drag") { words >> size.width >> size.height; workload.drag.push_back(size); }
    else if (what == "jump") { words >> size.width >> size.height; workload.jumps.push_back(size); }
    else if (what == "toggle") {
      Swing swing;
      words >> swing.row >> swing.change;
      workload.toggle.push_back(swing);
    } else if (what == "changing") {
      int row;
      words >> row;
      workload.changing.push_back(row);
    } else if (what == "factor") {
      double factor;
      words >> factor;
      workload.factors.push_back(factor);
    } else if (what == "conflicting") workload.conflicting = readRow(words);
    if (!words) {
      std::cerr << path << ": can't read: " << line << "\n";
      std::exit(2);
    }
  }
  if (workload.rows.empty()) {
    std::cerr << path << ": no constraints\n";
    std::exit(2);
  }
  return workload;
}

// The weights that kiwi's users take for these priorities: a hundred times more for strong than
// for medium, and so on.
double weight(double priority) {
  if (priority >= 1000) return kiwi::strength::required;
  if (priority >= 900) return 1e5;
  if (priority >= 750) return 1e4;
  if (priority >= 500) return 1e3;
  if (priority >= 250) return 1e2;
  return 1e1;
}
const double editWeight = 1e6;

double sink = 0;

struct View {
  const Workload &workload;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;
  std::unique_ptr<kiwi::Solver> solver = std::make_unique<kiwi::Solver>();

  View(const Workload &workload, bool isSizeFirst) : workload(workload) {
    for (int index = 0; index < workload.variables; index++) variables.emplace_back();
    if (isSizeFirst) giveSize();
    for (auto &row : workload.rows) {
      constraints.push_back(constraint(row));
      solver->addConstraint(constraints.back());
    }
    if (!isSizeFirst) giveSize();
    readValues();
  }

  void giveSize() {
    solver->addEditVariable(variables[workload.width], editWeight);
    solver->addEditVariable(variables[workload.height], editWeight);
    solver->suggestValue(variables[workload.width], workload.start.width);
    solver->suggestValue(variables[workload.height], workload.start.height);
  }

  kiwi::Constraint constraint(const Row &row, double more = 0) const {
    std::vector<kiwi::Term> terms;
    for (auto &[variable, coefficient] : row.terms)
      terms.emplace_back(variables[variable], coefficient);
    return kiwi::Constraint(
      kiwi::Expression(std::move(terms), row.constant + more), row.relation, weight(row.priority));
  }

  void readValues() {
    solver->updateVariables();
    for (auto &variable : variables) sink += variable.value();
  }

  void resize(Size size) {
    solver->suggestValue(variables[workload.width], size.width);
    solver->suggestValue(variables[workload.height], size.height);
    readValues();
  }

  void exchange(double factor) {
    for (auto &swing : workload.toggle) solver->removeConstraint(constraints[swing.row]);
    for (auto &swing : workload.toggle) {
      constraints[swing.row] = constraint(workload.rows[swing.row], factor * swing.change);
      solver->addConstraint(constraints[swing.row]);
    }
    readValues();
  }

  // kiwi's way of changing a constant.
  void change(int row, double more) {
    solver->removeConstraint(constraints[row]);
    constraints[row] = constraint(workload.rows[row], more);
    solver->addConstraint(constraints[row]);
    readValues();
  }

  void answer(const char *phase) {
    solver->updateVariables();
    std::printf("answer %s", phase);
    for (auto &variable : variables) std::printf(" %.17g", variable.value());
    std::printf("\n");
  }
};

using Clock = std::chrono::steady_clock;

double since(Clock::time_point start) {
  return std::chrono::duration<double, std::nano>(Clock::now() - start).count();
}

unsigned limit = 60;
const double budget = 1e9;
const size_t mostRepetitions = 1000;

void begin(const char *operation) {
  std::printf("begin %s\n", operation);
  std::fflush(stdout);
  alarm(limit);
}

void end(const char *operation, std::vector<double> &times) {
  alarm(0);
  std::sort(times.begin(), times.end());
  std::printf("time %s %.0f %zu\n", operation, times[times.size() / 2], times.size());
  std::fflush(stdout);
}

// The median time of the operation, which is told how often it was done.
void measure(const char *operation, const std::function<void(size_t)> &repeat, double parts = 1) {
  begin(operation);
  std::vector<double> times;
  double total = 0;
  while (times.empty() || (total < budget && times.size() < mostRepetitions)) {
    auto start = Clock::now();
    repeat(times.size());
    double time = since(start);
    total += time;
    times.push_back(time / parts);
  }
  end(operation, times);
}

size_t used() {
  struct mallinfo2 information = mallinfo2();
  return information.uordblks + information.hblkhd;
}

void measureMemory(const Workload &workload, bool isSizeFirst) {
  size_t before = used();
  auto view = std::make_unique<View>(workload, isSizeFirst);
  size_t full = used() - before;
  for (auto &constraint : view->constraints) view->solver->removeConstraint(constraint);
  for (int variable : {workload.width, workload.height})
    view->solver->removeEditVariable(view->variables[variable]);
  view->constraints = {};
  view->variables = {};
  size_t after = used();
  size_t empty = after > before ? after - before : 0;
  std::printf("memory %zu %zu\n", full, empty);
  std::fflush(stdout);
}

// The least that a drag can cost: a loop that writes as many values, each affine in both sizes.
void measureFloor(const Workload &workload) {
  size_t count = workload.variables;
  std::vector<double> constant(count), byWidth(count), byHeight(count), values(count);
  for (size_t index = 0; index < count; index++) {
    constant[index] = double(index % 97);
    byWidth[index] = double(index % 7) / 7;
    byHeight[index] = double(index % 5) / 5;
  }
  std::vector<double> times;
  for (int repetition = 0; repetition < 501; repetition++) {
    Size size = workload.drag[repetition % workload.drag.size()];
    auto start = Clock::now();
    for (size_t index = 0; index < count; index++)
      values[index] = constant[index] + byWidth[index] * size.width + byHeight[index] * size.height;
    asm volatile("" : : "r"(values.data()) : "memory");
    times.push_back(since(start));
  }
  std::sort(times.begin(), times.end());
  std::printf("floor %.0f\n", times[times.size() / 2]);
}

// A refused constraint leaves kiwi broken: only the first refusal of a solver counts.
void measureFailing(const Workload &workload, bool isSizeFirst, View &view, double building) {
  begin("fail");
  std::vector<double> times;
  auto fail = [&](View &view) {
    auto constraint = view.constraint(workload.conflicting, double(times.size()) / 16);
    auto start = Clock::now();
    bool isRefused = false;
    try {
      view.solver->addConstraint(constraint);
    } catch (const kiwi::UnsatisfiableConstraint &) {
      isRefused = true;
    }
    times.push_back(since(start));
    if (!isRefused) std::printf("accepted what conflicts\n");
  };
  fail(view);
  view.answer("fail");
  for (int more = 1; more < 100 && building * more < budget / 2; more++) {
    View fresh(workload, isSizeFirst);
    fail(fresh);
  }
  end("fail", times);
}

void run(const Workload &workload, bool isSizeFirst) {
  measureFloor(workload);
  std::optional<View> view;
  double building = 0;
  begin("build");
  std::vector<double> times;
  while (times.empty() || (building < budget && times.size() < mostRepetitions)) {
    view.reset();
    auto start = Clock::now();
    view.emplace(workload, isSizeFirst);
    times.push_back(since(start));
    building += times.back();
  }
  end("build", times);
  view->answer("build");

  auto factor = [&](size_t repetition) {
    return workload.factors[repetition % workload.factors.size()];
  };
  measure("drag", [&](size_t repetition) {
    view->resize(workload.drag[(repetition + 1) % workload.drag.size()]);
  });
  view->resize(workload.start);
  measure("constant", [&](size_t repetition) {
    size_t place = repetition % workload.changing.size();
    view->change(workload.changing[place], factor(repetition / workload.changing.size()));
  });
  for (int row : workload.changing) view->change(row, 0);
  measure("toggle", [&](size_t repetition) { view->exchange(factor(repetition)); });
  view->exchange(0);
  measure("jump", [&](size_t repetition) {
    size_t pair = 2 * repetition % workload.jumps.size();
    view->resize(workload.jumps[pair]);
    view->resize(workload.jumps[pair + 1]);
  }, 2);
  begin("answers");
  view->resize(workload.jumps[0]);
  view->answer("narrow");
  view->resize(workload.jumps[1]);
  view->answer("wide");
  view->resize(workload.start);
  alarm(0);
  measureFailing(workload, isSizeFirst, *view, times[0]);
  view.reset();
  if (times[0] < budget) measureMemory(workload, isSizeFirst);
}

}  // namespace

int main(int count, char **arguments) {
  std::string order = count == 4 ? arguments[3] : "";
  if (order != "first" && order != "last") {
    std::cerr << "usage: kiwi-bench FILE SECONDS first|last\n";
    return 2;
  }
  Workload workload = read(arguments[1]);
  limit = unsigned(std::max(1, std::atoi(arguments[2])));
  try {
    run(workload, order == "first");
  } catch (const std::exception &error) {
    std::printf("failed %s\n", error.what());
  }
  // What was read is used, so that reading it can't be left out.
  return sink == 0.5 ? 1 : 0;
}

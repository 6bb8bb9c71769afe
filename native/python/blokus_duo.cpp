#include "games/blokus_duo/guide/search.hpp"
#include "games/blokus_duo/rules/state.hpp"
#include "python/games.hpp"
#include "python/search.hpp"
#include "python/states.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace tessella;

nb::object bindings::bind_blokus_duo(nb::module_& m) {
    using S = games::BlokusDuo;
    using P = S::Position;
    auto kind = bindings::bind_state<S>(m, "BlokusDuo");
    kind.def("__init__", [](S* self) { new (self) S(); });
    kind.def("at",
             [](const S&, decltype(P::laid) laid, decltype(P::hands) hands,
                decltype(P::bonus) bonus, int turn) { return S({}, P{laid, hands, bonus, turn}); });
    bindings::bind_position(kind, &P::laid, &P::hands, &P::bonus, &P::turn);
    bindings::bind_batch<S>(m, "BlokusDuoBatch");
    bindings::bind_search<search::BlokusDuoSearch>(m, "BlokusDuoSearch");
    return kind;
}

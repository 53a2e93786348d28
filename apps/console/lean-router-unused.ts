import { always, never, swap, type Unused } from './lean-code.ts'
import { ROUTER_ACTIONS } from './lean-router-actions.ts'
import { ROUTER_ADDRESSES } from './lean-router-addresses.ts'
import { ROUTER_ANSWERS } from './lean-router-answers.ts'
import { ROUTER_FETCHERS } from './lean-router-fetchers.ts'
import { ROUTER_RENDERING } from './lean-router-rendering.ts'

const SCROLL = 'restored scroll positions'
const TOOLS = 'names for tools'

/**
 * Unused features of react-router with their entry points: the bundler drops the code behind them.
 */
export const ROUTER_UNUSED: readonly Unused[] = [
  // Nothing is submitted to a route: writes go through TanStack Query.
  always('forms', '!opts || !isSubmissionNavigation(opts)'),
  ...ROUTER_ACTIONS,
  ...ROUTER_FETCHERS,
  ...ROUTER_ANSWERS,
  ...ROUTER_RENDERING,
  ...ROUTER_ADDRESSES,
  // Each screen keeps its own place.
  swap(SCROLL, '    enableScrollRestoration,\n', ''),
  swap(SCROLL, 'getSavedScrollPosition(location, newState.matches || state.matches)', 'null'),
  swap(SCROLL, '    saveScrollPosition(state.location, state.matches);\n', ''),
  // The entrance loads the script of a screen.
  always('lazy routes', '!routeToUpdate.lazy || typeof routeToUpdate.lazy !== "object"'),
  always('lazy routes', '!route.lazy'),
  // The guard is in the loader.
  always('middleware', '!args.matches.some((m) => m.route.middleware)'),
  swap('middleware', ',\n    runClientMiddleware\n  });', '\n  });'),
  swap(
    'middleware',
    'init.getContext ? await init.getContext() : new RouterContextProvider()',
    'void 0',
    2,
  ),
  never('instrumentation', 'init.instrumentations', 2),
  // Their messages are for developers, who have them in `npm run dev`.
  swap(
    'messages of conditions',
    'function invariant(value, message) {',
    'function invariant(value, message = "a condition of react-router does not hold") {',
  ),
  swap(TOOLS, /var objectProtoNames2? = [^\n]*/, '', 2),
  swap(TOOLS, /\n {4}window\.__reactRouterVersion = [^\n]*/, ''),
]

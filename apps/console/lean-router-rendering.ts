import { never, swap, type Unused } from './lean-code.ts'

const FETCHERS = 'fetchers'
const SERVER = 'server rendering'
const TRANSITIONS = 'view transitions'

/** State of `RouterProvider`: one value that every change of the router replaces at once. */
const STATE = `let [state, setState] = React3.useState(router.state);
  React3.useLayoutEffect(() => router.subscribe((next) => setState(next)), [router]);
  useTransitions = false;`

/** Rendering on a server, and transitions: the console has its own animations. */
export const ROUTER_RENDERING: readonly Unused[] = [
  swap(
    TRANSITIONS,
    /let unstable_rsc = useIsRSCRouterContext\(\);\n[^]*?(?=\n {2}let navigator = React3\.useMemo\()/,
    STATE,
  ),
  swap(
    FETCHERS,
    /\/\* @__PURE__ \*\/ React3\.createElement\(FetchersContext\.Provider, [^\n]*\n/,
    '/* @__PURE__ */ React3.createElement(\n',
  ),
  swap(TRANSITIONS, '  ))))), null);', '  ))), null);'),
  never(TRANSITIONS, 'pendingViewTransitionEnabled'),
  never(
    TRANSITIONS,
    'pendingAction === "POP" /* Pop */ && !isUninterruptedRevalidation && location !== state.location',
  ),
  swap(
    TRANSITIONS,
    'if (isBrowser3) {\n      restoreAppliedTransitions(',
    'if (false) {\n      restoreAppliedTransitions(',
  ),
  swap(
    'a listener for errors',
    /let onErrorHandler = dataRouterOpts\?\.onError;[^]*?: void 0;/,
    'let onError;',
  ),
  swap(SERVER, 'opts?.hydrationData || parseHydrationData()', 'undefined', 2),
  never(
    SERVER,
    'dataRouterContext && dataRouterContext.static && dataRouterContext.staticContext && (match.route.errorElement || match.route.ErrorBoundary)',
  ),
  swap(SERVER, 'RenderErrorBoundary.contextType = RSCRouterContext;', ''),
  never(
    SERVER,
    'this.context && typeof error === "object" && error && "digest" in error && typeof error.digest === "string"',
  ),
  never(SERVER, 'this.context'),
  swap(
    'the error page for developers',
    'match.route.errorElement || defaultErrorElement',
    'match.route.errorElement',
  ),
  never('components of routes', 'route.Component'),
  never('components of routes', 'route.HydrateFallback'),
  never('components of routes', 'route.ErrorBoundary'),
  never('routes in a component', 'locationArg'),
  never('routes in a component', 'locationArg && renderedMatches'),
]

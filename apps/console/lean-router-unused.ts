import { always, never, type Unused } from './lean-code.ts'
import { ROUTER_FETCHERS } from './lean-router-fetchers.ts'

/**
 * Unused features of react-router with their entry points: the bundler drops the code behind them.
 */
export const ROUTER_UNUSED: readonly Unused[] = [
  // Nothing is submitted to a route: writes go through TanStack Query.
  never(
    'actions of routes',
    'opts && opts.submission && isMutationMethod(opts.submission.formMethod)',
  ),
  never('actions of routes', 'submission && isMutationMethod(submission.formMethod)', 2),
  never(
    'actions of routes',
    'redirectPreserveMethodStatusCodes.has(redirect2.response.status) && activeSubmission && isMutationMethod(activeSubmission.formMethod)',
  ),
  always('forms', '!opts || !isSubmissionNavigation(opts)'),
  ...ROUTER_FETCHERS,
  // Each screen keeps its own place.
  { feature: 'restored scroll positions', find: '    enableScrollRestoration,\n', put: '' },
  {
    feature: 'restored scroll positions',
    find: 'getSavedScrollPosition(location, newState.matches || state.matches)',
    put: 'null',
  },
  {
    feature: 'restored scroll positions',
    find: '    saveScrollPosition(state.location, state.matches);\n',
    put: '',
  },
  // All routes are known from the start.
  never('routes found later', 'init.patchRoutesOnNavigation'),
  never('routes found later', 'fogOfWar.active && fogOfWar.matches', 3),
  never('routes found later', 'fogOfWar.active'),
  never('routes found later', 'isFogOfWar', 4),
  { feature: 'routes changed later', find: '    patchRoutes,\n', put: '' },
  { feature: 'routes changed later', find: '    _internalSetRoutes,\n', put: '' },
  // The entrance loads the script of a screen.
  always('lazy routes', '!routeToUpdate.lazy || typeof routeToUpdate.lazy !== "object"'),
  always('lazy routes', '!route.lazy'),
  // The guard is in the loader.
  always('middleware', '!args.matches.some((m) => m.route.middleware)'),
  { feature: 'middleware', find: ',\n    runClientMiddleware\n  });', put: '\n  });' },
  never('instrumentation', 'init.instrumentations', 2),
  // Each route has its own error element, and nothing is rendered on a server.
  {
    feature: 'the error page for developers',
    find: 'match.route.errorElement || defaultErrorElement',
    put: 'match.route.errorElement',
  },
  {
    feature: 'server rendering',
    find: 'opts?.hydrationData || parseHydrationData()',
    put: 'undefined',
    count: 2,
  },
  {
    feature: 'server components',
    find: 'return React.useContext(RSCRouterContext);',
    put: 'return false;',
  },
  {
    feature: 'server components',
    find: 'RenderErrorBoundary.contextType = RSCRouterContext;',
    put: '',
  },
  never(
    'server components',
    'this.context && typeof error === "object" && error && "digest" in error && typeof error.digest === "string"',
  ),
  never('server components', 'this.context'),
  // The console has its own animations.
  always('view transitions', '!viewTransitionOpts || !isViewTransitionAvailable'),
  never('view transitions', 'vtContext.isTransitioning && !vtContext.flushSync'),
  never('view transitions', 'renderDfd && pendingState && router.window'),
  never(
    'view transitions',
    'renderDfd && pendingState && state.location.key === pendingState.location.key',
  ),
  never('view transitions', '!vtContext.isTransitioning && interruption'),
  never(
    'view transitions',
    'pendingAction === "POP" /* Pop */ && !isUninterruptedRevalidation && location !== state.location',
  ),
  never('view transitions', 'pendingViewTransitionEnabled'),
  {
    feature: 'view transitions',
    find: 'if (isBrowser3) {\n      restoreAppliedTransitions(',
    put: 'if (false) {\n      restoreAppliedTransitions(',
  },
  // The address bar shows the address of the screen.
  never('masked addresses', 'opts?.mask'),
]

import { always, never, swap, type Unused } from './lean-code.ts'

const DOCUMENTS = 'redirects to another document'

/** Matching of addresses: all routes are known from the start, and their paths are plain. */
export const ROUTER_ADDRESSES: readonly Unused[] = [
  never('routes found later', 'init.patchRoutesOnNavigation'),
  never('routes found later', 'fogOfWar.active && fogOfWar.matches', 3),
  never('routes found later', 'fogOfWar.active'),
  never('routes found later', 'isFogOfWar', 4),
  swap('routes changed later', '    patchRoutes,\n', ''),
  swap('routes changed later', '    _internalSetRoutes,\n', ''),
  swap(
    'routes changed later',
    /var _routes, _branches, _hmrRoutes, _hmrBranches;\n[^]*?\n_hmrBranches = new WeakMap\(\);/,
    `var DataRoutes = class {
  constructor(routes) {
    this.stableRoutes = this.activeRoutes = routes;
    this.branches = flattenAndRankRoutes(routes);
  }
};`,
  ),
  swap('routes changed later', '    dataRoutes.commitHmrRoutes();\n', ''),
  never(
    'routes found by a part of the address',
    '!match && end && allowPartial && !routesMeta[routesMeta.length - 1].route.index',
  ),
  swap(
    'routes found by a part of the address',
    /meta\.matcher && meta\.compiledParams \? matchPathImpl\([^]*?\) : matchPath\(pattern, remainingPathname\)/,
    'matchPathImpl(pattern, remainingPathname, meta.matcher, meta.compiledParams)',
  ),
  always('optional parts of a path', 'route.path === "" || !route.path?.includes("?")'),
  never('index routes', '(to == null || to === "" || to === ".") && activeRouteMatch'),
  // The page has its address from the server, the console has what stands behind the #.
  never('a folder of the page', 'basename !== "/"', 5),
  never(DOCUMENTS, 'redirect2.response.headers.has("X-Remix-Revalidate")'),
  swap(
    DOCUMENTS,
    'if (isBrowser3) {\n      let isDocumentReload',
    'if (false) {\n      let isDocumentReload',
  ),
  never('masked addresses', 'opts?.mask'),
]

import { never, swap, type Unused } from './lean-code.ts'

const LAZY = 'lazy routes'
const RESPONSES = 'responses of loaders'
const STATUS = 'status codes of a server'

/** The console's loaders return nothing, redirect or throw an error, and the guard is all they run. */
export const ROUTER_ANSWERS: readonly Unused[] = [
  never(LAZY, 'lazyHandlerPromise || lazyRoutePromise'),
  never(LAZY, 'matches.some((m) => m._lazyPromises?.middleware)'),
  swap(
    LAZY,
    /\n {2}try \{\n {4}await Promise\.all\(\n {6}matches\.flatMap\([^]*?\n {2}\}(?=\n {2}return results;)/,
    '',
  ),
  swap(
    LAZY,
    /let _lazyPromises = getDataStrategyMatchLazyPromises\([^]*?_lazyPromises,/,
    'return {\n    ...match,',
  ),
  swap(LAZY, /lazyHandlerPromise: _lazyPromises[^\n]*\n[^\n]*/, ''),
  // Every loader that runs gives a result.
  never('strategies of data', '!isMutationMethod(request.method)'),
  swap(
    'strategies of data',
    /\n {4}shouldCallHandler\(defaultShouldRevalidate\) \{[^]*?\n {4}\},/,
    '',
  ),
  swap(
    'middleware',
    /let callHandler = isUsingNewApi [^\n]*\n[^\n]*/,
    'let callHandler = shouldLoad;',
  ),
  swap(
    'middleware',
    'callHandler && (isMutationMethod(request.method) || !isMiddlewareOnlyRoute)',
    'callHandler',
  ),
  never(LAZY, 'route.lazy', 2),
  never(RESPONSES, 'isResponse(result)', 2),
  never(RESPONSES, 'isDataWithResponseInit(result)', 2),
  swap(RESPONSES, /error: result,\n *statusCode: [^\n]*/, 'error: result'),
  never(STATUS, 'status === 400'),
  never(STATUS, 'status === 403'),
  never(STATUS, 'status === 405'),
  never(STATUS, '!foundError'),
  never(STATUS, 'result.statusCode && result.statusCode !== 200 && !foundError'),
  never(STATUS, 'result.headers', 2),
  swap(STATUS, /,\n {4}statusCode: statusCode \|\| 200,\n {4}loaderHeaders/, ''),
  swap(
    'answers for loaders of the next address',
    'url: createDataFunctionUrl(request, path),\n',
    '',
    2,
  ),
]

import { never, type Unused } from './lean-code.ts'

const FEATURE = 'fetchers'

const cut = (find: string | RegExp, put = ''): Unused => ({ feature: FEATURE, find, put })

/**
 * Fetchers of react-router: no route has one, so that their map stays empty and every walk over it
 * does nothing. Data is fetched by TanStack Query.
 */
export const ROUTER_FETCHERS: readonly Unused[] = [
  cut('    fetch: fetch2,\n'),
  cut('    getFetcher,\n    resetFetcher,\n    deleteFetcher: queueFetcherForDeletion,\n'),
  cut('    _internalFetchControllers: fetchControllers,\n'),
  cut('    state.fetchers.forEach((_, key) => deleteFetcher(state.fetchers, key));\n'),
  cut(
    /\n {4}state\.fetchers\.forEach\(\(fetcher, key\) => \{\n[^]*?\n {4}\}\);\n {4}fetchersQueuedForDeletion[^]*?\n {4}\}\);/,
  ),
  cut(
    /\n {4}unmountedFetchers\.forEach\(\(key\) => deleteFetcher[^\n]*\n {4}mountedFetchers\.forEach[^\n]*/,
  ),
  // Loaders that run again with a navigation.
  cut(/\n {2}fetchLoadMatches\.forEach\(\(f, key\) => \{\n[^]*?\n {2}\}\);/),
  cut(/\n {4}fetchLoadMatches\.forEach\(\(_, key\) => \{\n[^]*?\n {4}\}\);/),
  never(FEATURE, 'revalidatingFetchers.length > 0'),
  cut(/\n {4}revalidatingFetchers\.forEach\(\(rf\) => \{\n {6}abortFetcher[^]*?\n {4}\}\);/),
  cut(
    /\n {4}let abortPendingFetchRevalidations = \(\) => revalidatingFetchers\.forEach\(\(f\)[^]*?\n {4}\}(?=\n {4}let \{ loaderResults)/,
  ),
  cut(
    /\n {4}if \(pendingNavigationController\) \{\n {6}pendingNavigationController\.signal\.removeEventListener\([^]*?\n {4}\}\n {4}revalidatingFetchers[^\n]*/,
  ),
  never(FEATURE, 'f.matches && f.match && f.request && f.controller'),
  cut(
    /\n {4}redirect2 = findRedirect\(fetcherResults\);[^]*?\n {4}\}(?=\n {4}let workingFetchers)/,
  ),
  cut(
    'let didUpdateFetcherRedirects = markFetchRedirectsDone(workingFetchers);',
    'let didUpdateFetcherRedirects = false;',
  ),
  cut(
    'let didUpdateFetcherRedirects2 = markFetchRedirectsDone(workingFetchers2);',
    'let didUpdateFetcherRedirects2 = false;',
  ),
  cut(/let didAbortFetchLoads = abortStaleFetchLoads\([^)]*\);/, 'let didAbortFetchLoads = false;'),
  cut(/\n {2}revalidatingFetchers\.filter\([^]*?\n {2}\}\);(?=\n {2}return \{ loaderData, errors)/),
]

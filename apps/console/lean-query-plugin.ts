import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { withoutUnused, type Unused } from './lean-code.ts'

const FOLDER = dirname(createRequire(import.meta.url).resolve('@tanstack/query-core'))

/** An uncalled method of the client: the code indents it by a tab, and its body deeper. */
const method = (feature: string, head: string): Unused => ({
  feature,
  find: new RegExp(
    `\\n\\t${head.replaceAll(/[^\w ,]/g, String.raw`\$&`)} \\{\\n[^]*?\\n\\t\\}(?=\\n)`,
  ),
  put: '',
})

/** Unused features of TanStack Query by file. */
const UNUSED: Readonly<Record<string, readonly Unused[]>> = {
  'queryClient.js': [
    method('infinite queries asked ahead', 'infiniteQuery(options)'),
    method('infinite queries asked ahead', 'fetchInfiniteQuery(options)'),
    method('infinite queries asked ahead', 'prefetchInfiniteQuery(options)'),
    method('infinite queries asked ahead', 'ensureInfiniteQueryData(options)'),
    method('defaults by key', 'setQueryDefaults(queryKey, options)'),
    method('defaults by key', 'setMutationDefaults(mutationKey, options)'),
  ],
}

/**
 * Bundles TanStack Query without the features that the console never uses. The tests of the console
 * run with the same code.
 *
 * @source ux: budgets
 */
export function leanQuery(): Plugin {
  return {
    name: 'omc:lean-query',
    enforce: 'pre',
    apply: (_config, { command, mode }) => command === 'build' || mode === 'test',
    transform(code, id) {
      const file = Object.keys(UNUSED).find((name) => id === join(FOLDER, name))
      if (!file) return null
      return { code: withoutUnused('query-core', code, UNUSED[file] ?? []), map: null }
    },
  }
}

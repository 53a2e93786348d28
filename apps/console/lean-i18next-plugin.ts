import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { withoutUnused } from './lean-code.ts'
import { I18NEXT_UNUSED } from './lean-i18next-unused.ts'

const FOLDER = dirname(createRequire(import.meta.url).resolve('i18next/package.json'))
const FILE = join(FOLDER, 'dist/esm/i18next.js')
/** Statements that only print with `debug`, which is off; none of them is inside a call. */
const DEBUG_LINES = /(?<=^(?:(?!=>).)*)this\.logger\.(?:log|warn|deprecate)\(.*?\);(?=\n|else)/gm

/**
 * Bundles i18next without its warnings and without the features that the console never uses. The
 * tests of the console run with the same code.
 *
 * @source ux: budgets
 */
export function leanI18next(): Plugin {
  return {
    name: 'omc:lean-i18next',
    enforce: 'pre',
    apply: (_config, { command, mode }) => command === 'build' || mode === 'test',
    transform(code, id) {
      if (id !== FILE) return null
      const used = withoutUnused('i18next', code, I18NEXT_UNUSED)
      return { code: used.replaceAll(DEBUG_LINES, ';'), map: null }
    },
  }
}

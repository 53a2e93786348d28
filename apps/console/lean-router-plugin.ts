import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const PACKAGE = createRequire(import.meta.url).resolve('react-router/package.json')
const FOLDER = join(dirname(PACKAGE), 'dist/production')
/** What react-router-dom imports, and its file for production: `exports` names that for development. */
const FILES: Readonly<Record<string, string>> = {
  'react-router': 'index.mjs',
  'react-router/dom': 'dom-export.mjs',
}

const NAMES_FOR_TOOLS = /^\w+\.displayName = "\w+";$/gm
const MADE_PARTS = /(?<== )React\d*\.(?:createContext|forwardRef|memo)\(/g

/**
 * Bundles react-router without its warnings, and without parts that nothing imports: the names that
 * it gives them for developer tools keep them in.
 *
 * @source ux: budgets
 */
export function leanRouter(): Plugin {
  return {
    name: 'omc:lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      const file = FILES[id]
      return file === undefined ? null : join(FOLDER, file)
    },
    transform(code, id) {
      if (!id.startsWith(FOLDER)) return null
      const lean = code
        .replaceAll(NAMES_FOR_TOOLS, '')
        .replaceAll(MADE_PARTS, (call) => `/* @__PURE__ */ ${call}`)
      return { code: lean, map: null }
    },
  }
}

import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { withoutUnused } from './lean-code.ts'
import { ROUTER_UNUSED } from './lean-router-unused.ts'

const folderOf = (name: string) =>
  dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
const FOLDER = join(folderOf('react-router'), 'dist/production')
/** Imports of react-router-dom and their production files: `exports` names the development ones. */
const FILES: Readonly<Record<string, string>> = {
  // Tests would otherwise resolve the CommonJS file.
  'react-router-dom': join(folderOf('react-router-dom'), 'dist/index.mjs'),
  'react-router': join(FOLDER, 'index.mjs'),
  'react-router/dom': join(FOLDER, 'dom-export.mjs'),
}

const NAMES_FOR_TOOLS = /^\w+\.displayName = "\w+";$/gm
const MADE_PARTS = /(?<== )(?:React\d*\.(?:createContext|forwardRef|memo)|createContext)\(/g
const MADE_SETS = /(?<=^var \w+ = )new Set\(/gm
/** Statements over one line or several: those end at their own indentation. */
const WARNINGS = /^( *)(?:warning|warnOnce|warningOnce)\((?:.*\);|\n[^]*?^\1\);)$/gm
const INVARIANTS = /^( *)invariant\(\n(\1 {2}.*),\n[^]*?^\1\);$/gm
const ROUTER = 'function createRouter('

/**
 * Bundles react-router without its warnings and the messages of its conditions, without parts that
 * nothing imports (their display names for developer tools keep them in the bundle), and without
 * features that the console never uses. The tests of the console run with the same code.
 *
 * @source ux: budgets
 */
export function leanRouter(): Plugin {
  return {
    name: 'omc:lean-router',
    enforce: 'pre',
    apply: (_config, { command, mode }) => command === 'build' || mode === 'test',
    resolveId(id) {
      return FILES[id] ?? null
    },
    transform(code, id) {
      if (!id.startsWith(FOLDER)) return null
      const used = code.includes(ROUTER) ? withoutUnused('react-router', code, ROUTER_UNUSED) : code
      const lean = used
        .replaceAll(NAMES_FOR_TOOLS, '')
        .replaceAll(WARNINGS, '')
        .replaceAll(INVARIANTS, '$1invariant(\n$2\n$1);')
        .replaceAll(MADE_PARTS, (call) => `/* @__PURE__ */ ${call}`)
        .replaceAll(MADE_SETS, (call) => `/* @__PURE__ */ ${call}`)
      return { code: lean, map: null }
    },
  }
}

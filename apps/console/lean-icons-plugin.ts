import type { Plugin } from 'vite'

const ICON = /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/
/** React keys, which the static lines of an icon do not need. Random, so they compress badly. */
const KEYS = /, key: "\w+"/g

/**
 * Bundles icons without the keys of their lines.
 *
 * @source ux: budgets
 */
export function leanIcons(): Plugin {
  return {
    name: 'omc:lean-icons',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return ICON.test(id) ? { code: code.replaceAll(KEYS, ''), map: null } : null
    },
  }
}

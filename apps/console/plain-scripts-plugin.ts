import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const COMMENT_LINES = /^\s*\/\/.*\n/gm

/**
 * Removes the comment lines from the scripts of the public folder. They are not minified: one of
 * them is for browsers too old to parse minified code.
 *
 * @source ux: budgets
 */
export function plainScripts(publicDir: string): Plugin {
  return {
    name: 'omc:plain-scripts',
    apply: 'build',
    writeBundle: {
      // Before compression.
      order: 'pre',
      sequential: true,
      async handler({ dir }) {
        if (!dir) return
        const [names, sent] = await Promise.all([readdir(publicDir), readdir(dir)])
        const scripts = names.filter((name) => name.endsWith('.js') && sent.includes(name))
        await Promise.all(scripts.map((name) => shorten(join(dir, name))))
      },
    },
  }
}

async function shorten(file: string): Promise<void> {
  const script = await readFile(file, 'utf8')
  await writeFile(file, script.replaceAll(COMMENT_LINES, ''))
}

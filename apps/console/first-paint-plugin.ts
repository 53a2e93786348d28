import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify } from 'rolldown/utils'
import type { Plugin } from 'vite'

const SCRIPT = /<script\s+src="\.\/first-paint\.js"><\/script>/
const STYLES = /\s*<link rel="stylesheet"[^>]*>/
const END_OF_SPLASH = '<!-- styles -->'

/**
 * Lets the splash paint with the page itself: the script that chooses the colours is inline, and
 * the console's styles are requested as early as before but block only the content after the
 * splash. The server allows the script by its hash (security-headers.ts).
 *
 * @source ux: budgets, LCP
 */
export function firstPaint(publicDir: string): Plugin {
  return {
    name: 'omc:first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const script = await readFile(join(publicDir, 'first-paint.js'), 'utf8')
        const { code } = await minify('first-paint.js', script)
        const [styles] = STYLES.exec(html) ?? []
        if (!styles || !SCRIPT.test(html) || !html.includes(END_OF_SPLASH))
          throw new Error('index.html has no styles, no first-paint.js or no place for the styles')
        return html
          .replace(STYLES, '')
          .replace(END_OF_SPLASH, () => styles.trim())
          .replace(SCRIPT, () => `<script>${code.trim()}</script>`)
      },
    },
  }
}

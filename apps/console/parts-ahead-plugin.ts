import { join } from 'node:path'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

/** What a start needs besides the page's first script: with a session wherever it leads, and without. */
const AHEAD = {
  'omc-ahead': ['src/app/console-app.tsx', 'src/kernel/session/create-console-sdk.ts'],
  'omc-sign-in': ['src/features/auth/login-page.tsx'],
} as const
const PLACE = /<!-- ahead: [^>]*-->/
const SCRIPT = join(import.meta.dirname, 'src/app/ahead/ahead.ts')

/**
 * Puts a small script into the page, which asks for what comes next, the console or the sign-in form,
 * while the page's own first script is still on its way; and names the parts it asks for. It
 * stands in the page itself: as a file it would come after the round trip that it is to save. The
 * server allows it by its hash (security-headers.ts).
 *
 * @source ux: budgets, LCP
 */
export function partsAhead(): Plugin {
  return {
    name: 'omc:parts-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const fileOf = (part: string) => {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(part)))
          if (!chunk) throw new Error(`no file of the build holds ${part}: has it moved?`)
          return `/${chunk.fileName}`
        }
        const names = Object.entries(AHEAD).map(
          ([name, parts]) => `<meta name="${name}" content="${parts.map(fileOf).join(' ')}" />`,
        )
        const script = await bundleScript()
        return html.replace(PLACE, () => `${names.join('')}<script>${script}</script>`)
      },
    },
  }
}

async function bundleScript(): Promise<string> {
  const ahead = await rolldown({ input: SCRIPT, platform: 'browser' })
  const { output } = await ahead.generate({ format: 'iife', minify: true })
  await ahead.close()
  return output[0].code.trim()
}

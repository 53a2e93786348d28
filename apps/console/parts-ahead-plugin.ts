import { join } from 'node:path'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

/**
 * Parts that a start needs besides the page's first script, each with what it imports: with a
 * session, and without one.
 */
const AHEAD = {
  'omc-ahead': ['src/app/console-app.tsx', 'src/kernel/session/create-console-sdk.ts'],
  'omc-sign-in': ['src/features/auth/login-page.tsx'],
} as const
const PLACE = /<!-- ahead: [^>]*-->/
const SCRIPT = join(import.meta.dirname, 'src/app/ahead/ahead.ts')

/**
 * Inlines a small script into the page that requests the next parts, the console or the sign-in
 * form, while the page's first script is still loading; and lists those parts in the page. It is
 * inline because a file would cost the round trip that it saves. The server allows it by its hash
 * (security-headers.ts).
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
        const entry = chunks.find(({ isEntry }) => isEntry)
        const filesOf = (part: string) => {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(part)))
          if (!chunk) throw new Error(`no file of the build holds ${part}: has it moved?`)
          return [chunk.fileName, ...chunk.imports].filter((file) => file !== entry?.fileName)
        }
        const names = Object.entries(AHEAD).map(([name, parts]) => {
          const files = [...new Set(parts.flatMap(filesOf))].map((file) => `/${file}`)
          return `<meta name="${name}" content="${files.join(' ')}" />`
        })
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

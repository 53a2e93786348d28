import type { Plugin } from 'vite'

/** What a start with a session needs besides the page's first script, wherever it leads. */
const AHEAD = ['src/app/console-app.tsx', 'src/app/session/create-console-sdk.ts'] as const

/**
 * Names in the page what somebody who signed in here before needs next: `ahead.js` asks for
 * it while the first script is still on its way, which would else have to arrive and run first.
 *
 * @source ux: budgets, LCP
 */
export function partsAhead(): Plugin {
  return {
    name: 'omc:parts-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const files = AHEAD.map((part) => {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(part)))
          if (!chunk) throw new Error(`no file of the build holds ${part}: has it moved?`)
          return `/${chunk.fileName}`
        })
        const content = files.join(' ')
        return [{ tag: 'meta', attrs: { name: 'omc-ahead', content }, injectTo: 'head-prepend' }]
      },
    },
  }
}

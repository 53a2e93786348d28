/** How a story ended; `violations` is null when its accessibility was not checked. */
export type Finished = {
  readonly status: string
  readonly violations: readonly string[] | null
  /** Whether content overflows the window horizontally. */
  readonly isTooWide: boolean
}

declare global {
  interface Window {
    showStory?: (id: string) => Promise<Finished>
    __STORYBOOK_ADDONS_CHANNEL__?: Channel
    storyRenders?: StoryRenders
  }
}

type Listen = {
  (event: 'storyFinished', listener: (what: StoryFinished) => void): void
  (event: 'docsRendered', listener: (id: string) => void): void
  (event: 'storyRenderPhaseChanged', listener: (what: { readonly newPhase: string }) => void): void
}

/** Stories of a docs page that have begun to render and not ended. */
type StoryRenders = { channel?: Channel; running: number; whenIdle: () => void }

type Channel = {
  readonly on: Listen
  readonly off: Listen
  readonly emit: (event: string, what: object) => void
}

type StoryFinished = {
  readonly storyId: string
  readonly status: string
  readonly reporters: readonly {
    readonly type: string
    readonly result: {
      readonly error?: Error
      readonly violations?: readonly {
        readonly id: string
        readonly help: string
        readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
      }[]
    }
  }[]
}

/** Runs in the page: gives the check one function that shows a story and waits for its end. */
export function followStories(): void {
  let channel: Channel | undefined
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(made: Channel) {
      channel = made
      window.showStory = (storyId) =>
        new Promise((resolve) => {
          const end = (what: StoryFinished) => {
            if (what.storyId !== storyId) return
            made.off('storyFinished', end)
            const checks = what.reporters.filter(({ type }) => type === 'a11y')
            const violations = checks.flatMap(({ result }) => [
              ...(result.error ? [`the check failed: ${result.error.message}`] : []),
              ...(result.violations ?? []).map(
                ({ id, help, nodes }) =>
                  `${id}: ${help}\n${nodes.map((node) => `    ${node.html}\n      ${node.failureSummary ?? ''}`).join('\n')}`,
              ),
            ])
            const { scrollWidth, clientWidth } = document.documentElement
            resolve({
              status: what.status,
              violations: checks.length === 0 ? null : violations,
              isTooWide: scrollWidth > clientWidth,
            })
          }
          made.on('storyFinished', end)
          made.emit('setCurrentStory', { storyId, viewMode: 'story' })
        })
    },
  })
}

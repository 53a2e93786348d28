/**
 * Browser tests by what they open. Two targets of nx run them: `e2e-shell` what needs a few screens
 * (frame, walks, publishing), whose inputs name those, so that a change of another screen takes its
 * result from the cache; `e2e-work` the rest. Files that no group names are the walks: they go from
 * screen to screen.
 */
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  frame: [
    'api-docs',
    'auth',
    'catalogue',
    'cross-site',
    'encrypted-sign-in',
    'i18n',
    'keyboard',
    'notices',
    'search',
    'splash',
    'start',
    'theme',
  ],
  publishing: [
    'account-work',
    'executor-faults',
    'publishing',
    'publishing-faults',
    'rehearsal',
    'remote',
    'tiles',
    'look/run-pictures',
  ],
  work: [
    'account-check',
    'account-page',
    'assign-board',
    'calendar',
    'channels',
    'chat',
    'collect',
    'content-editor',
    'duplicates',
    'monitor',
    'creator-places',
    'creator-review',
    'flow',
    'in-place',
    'page-by-page',
    'relation-board',
    'review',
    'review-pair',
    'sage',
    'screening',
    'statistics',
    'tasks',
    'video-editor',
    'waiting',
  ],
  'every-screen': ['look/look', 'pseudo', 'xss'],
}

export const WALKS = 'walks'

/**
 * Tag of tests, in their title or beside it, that only the long form runs (`npm run e2e`). The gate
 * keeps of each screen and of each rule of the shell what would hurt most if it broke.
 */
export const LONG = '@long'

/** Whether the long form runs. */
export const isLong = process.env['OMC_TESTS'] === 'all'

/** Walks that start first: a long one that started last would leave the other worker idle. */
export const LONG_WALKS = [
  'layout',
  'release-faults',
  'session-faults',
  'session',
  'tabs',
  'update',
] as const

export const patternsOf = (files: readonly string[]): string[] =>
  files.map((file) => `**/e2e/${file}.e2e.ts`)

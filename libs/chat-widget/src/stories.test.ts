import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Usage } from '@omc/ui/testing'
import { beforeAll, expect, it } from 'vitest'
import * as library from './index.ts'

type StoriesFile = {
  readonly default: {
    readonly title: string
    readonly component: unknown
    readonly subcomponents?: Readonly<Record<string, unknown>>
    readonly parameters?: { readonly usage?: Usage }
  }
  readonly [story: string]: unknown
}

/** Stories promised to designers, by catalogue page. @source ux brief: chat widget, stories */
const STATES: Readonly<Record<string, string>> = {
  Message: `Text LongText Emoji Own Tip System SubLink ShopCard ShopCardNoImage Image ImageBroken
    File Video Audio UnknownKind Sending Failed Retry
    Streaming StreamEnds`,
  MessageList: `Empty FiveHundredMessages Unread NewDivider Typing
    HistoryIdle HistoryPulling HistoryFetching HistoryNoMore HistoryError`,
  QuickReplies: 'Default NothingMatches',
  QuickReplyManager: 'Editor None',
  EmojiPanel: 'Recent Search NothingFound',
  Composer: 'Multiline Disabled Ime Slots',
  SessionBar: 'Default',
  RightPanel: 'Folding Search',
  HistoryPanel: 'Search NothingFound',
  ToolBar: 'Default',
  Window: 'WithRightBox MultiWindow Narrow320 Offline ReducedMotion ScreenReaderLog',
}

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.stories.tsx'))
  .sort()
const read = new Map<string, StoriesFile>()
const pageOf = ({ default: { title } }: StoriesFile) => title.replace(/^Chat\//, '')

beforeAll(async () => {
  for (const path of files) {
    read.set(path, await import(/* @vite-ignore */ join(import.meta.dirname, path)))
  }
})

it('shows every part of the package in the catalogue', () => {
  const shown = new Set(
    [...read.values()].flatMap(({ default: meta }) => [
      meta.component,
      ...Object.values(meta.subcomponents ?? {}),
    ]),
  )
  const parts = Object.entries(library).filter(([name]) => /^[A-Z][a-z]/.test(name))
  expect(parts.length).toBeGreaterThan(10)
  expect(parts.filter(([, part]) => !shown.has(part)).map(([name]) => name)).toEqual([])
})

it('shows every state that designers are promised, on the page where they look for it', () => {
  const pages = new Map([...read.values()].map((file) => [pageOf(file), Object.keys(file)]))
  expect([...pages.keys()].sort()).toEqual(Object.keys(STATES).sort())
  const missing = Object.entries(STATES).flatMap(([page, states]) =>
    states
      .split(/\s+/)
      .filter((state) => !pages.get(page)?.includes(state))
      .map((state) => `${page}/${state}`),
  )
  expect(missing).toEqual([])
})

it.each(files)('%s shows long texts and the dark look, and says what it is for', (path) => {
  const file = read.get(path)
  expect(Object.keys(file ?? {})).toEqual(expect.arrayContaining(['Long', 'Dark']))
  const usage = file?.default.parameters?.usage
  for (const text of [usage?.use, usage?.avoid, ...(usage?.keys ?? []).map(({ does }) => does)]) {
    expect(text?.zh).toMatch(/\p{Script=Han}/u)
    expect(text?.en).toMatch(/[a-z]/)
  }
})

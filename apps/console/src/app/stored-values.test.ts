import { SCREENS } from '@omc/acl'
import { seededRandom, VirtualClock } from '@omc/core/testing'
import { storageCommandMemory } from '@omc/sdk/realtime'
import {
  COLOUR_MODES,
  createAppearance,
  createTabs,
  DEFAULT_THEME_SETTINGS,
  DENSITIES,
  keptLanguage,
  keptValue,
  LAYOUTS,
  parseReturnTarget,
  recentEntries,
  reloadOnce,
  THEME_NAMES,
  type ThemeSettings,
} from '@omc/shell'
import * as fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepTarget, takeTarget } from '../features/auth/kept-target.ts'
import { keepDraft, readDraft } from '../features/chat/kept-drafts.ts'
import { keptTrays } from '../features/collect/tray-store.ts'
import { keptLines } from '../features/collect/use-lines.ts'
import { createDeviceIdentity } from '../features/publishing/ports/device-identity.ts'
import {
  parseRunMemory,
  parseRunOptions,
  runMemoryKey,
  runOptionsKey,
} from '../features/publishing/ports/run-options.ts'
import { lastAccount } from '../features/publishing/screen/account-to-show.ts'
import { keptTiles } from '../features/publishing/screen/chosen-tiles.ts'
import { keptTasks } from '../features/tasks/keep-tasks.ts'
import type { KeptTasks } from '../features/tasks/kept-tasks.ts'
import { browserStore, tabStore } from '../kernel/ports/browser-stores.ts'
import { createSignInMark } from '../kernel/session/sign-in-mark.ts'
import { keptLooks } from '../kit/list/own/own-store.ts'
import { keptViews } from '../kit/list/views/view-store.ts'
import { keptFirstParts } from './ahead/kept-first-parts.ts'
import { keptFirstReads } from './ahead/kept-first-reads.ts'

const SEED = 20_261_122
const VALUES = 500
const OWNER = '1/manager'

type Reader = {
  readonly key: string
  readonly store: () => Storage
  /** A valid stored value. */
  readonly good: unknown
  /** Reads as the page does. @returns whether the page can use the result */
  readonly read: () => boolean | Promise<boolean>
  /** Stores a valid value again and reads it back. */
  readonly heals: () => boolean | Promise<boolean>
}

const local = browserStore as () => Storage
const ofTab = tabStore as () => Storage
const isText = (value: unknown) => typeof value === 'string'
const isWords = (words: { zh: unknown; en: unknown }) => isText(words.zh) && isText(words.en)
const isNullOr = (value: unknown, isGood: (value: never) => boolean) =>
  value === null || isGood(value as never)

const appearance = () =>
  createAppearance({ clock: new VirtualClock(), random: seededRandom(SEED), store: local })
const tabs = () => {
  const kept = keptValue<unknown>({
    key: 'omc.tabs',
    fallback: null,
    parse: (raw) => raw,
    store: local,
  })
  const made = createTabs({ table: SCREENS, kept })
  made.start(OWNER, () => true)
  return made
}
const kept = <T>(key: string, parse: (raw: unknown) => T | null) =>
  keptValue<T | null>({ key, fallback: null, parse, store: local })
const options = () => kept(runOptionsKey('1'), parseRunOptions)
const memory = () => kept(runMemoryKey('1'), parseRunMemory)
const RUN_OPTIONS = { draft: false, activity: true, delayMinS: 5, delayMaxS: 9 }
const RUN_MEMORY = { startedAt: 1, workedMs: 1, published: 2, failed: 0 }
const commands = () => storageCommandMemory(localStorage)
const device = () =>
  createDeviceIdentity({
    storage: localStorage,
    userAgent: '',
    newId: () => 'a-new-number',
    version: '',
  })

const CHOICES: readonly (readonly [keyof ThemeSettings, readonly unknown[]])[] = [
  ['themeName', THEME_NAMES],
  ['layout', LAYOUTS],
  ['mode', COLOUR_MODES],
  ['density', DENSITIES],
]

const READERS: Readonly<Record<string, Reader>> = {
  'the look': {
    key: 'omc.theme',
    store: local,
    good: DEFAULT_THEME_SETTINGS,
    read() {
      const { settings } = appearance().state
      const defaults: Record<string, unknown> = DEFAULT_THEME_SETTINGS
      const areKnown = CHOICES.every(([name, names]) => names.includes(settings[name]))
      return (
        areKnown &&
        Object.entries(settings).every(([name, value]) => typeof value === typeof defaults[name])
      )
    },
    heals() {
      appearance().choose({ themeName: 'ocean' })
      return appearance().state.settings.themeName === 'ocean'
    },
  },
  'the fold of the menu': {
    key: 'omc.sidebar-folded',
    store: local,
    good: true,
    read: () => typeof appearance().state.isFoldedByPerson === 'boolean',
    heals() {
      appearance().setFolded(true)
      return appearance().state.isFoldedByPerson
    },
  },
  'the language': {
    key: 'omc.language',
    store: local,
    good: 'en',
    read: () => ['zh', 'en'].includes(keptLanguage(local).read()),
    heals() {
      keptLanguage(local).write('en')
      return keptLanguage(local).read() === 'en'
    },
  },
  'the tabs': {
    key: 'omc.tabs',
    store: local,
    good: { owner: OWNER, tabs: [{ address: '/setting/user', isPinned: true, ownTitle: null }] },
    read() {
      const state = tabs().state
      return (
        state.tabs.length > 0 &&
        state.tabs.every(({ address, isPinned, ownTitle }) => {
          const isKnown = SCREENS.rows.some(({ path }) => path === SCREENS.match(address).path)
          return isKnown && typeof isPinned === 'boolean' && isNullOr(ownTitle, isWords)
        })
      )
    },
    heals() {
      tabs().visit('/setting/user')
      return tabs().state.tabs.some(({ address }) => address === '/setting/user')
    },
  },
  'who signed in': {
    key: 'omc.signedIn',
    store: local,
    good: true,
    read: () => typeof createSignInMark().mayBeSignedIn() === 'boolean',
    heals() {
      createSignInMark().set()
      return createSignInMark().mayBeSignedIn()
    },
  },
  'what screens read first': {
    key: 'omc.firstReads',
    store: local,
    good: { '/home': ['/api/v1/users/get_info'] },
    read: () =>
      Object.values(keptFirstReads(local).read())
        .flat()
        .every((url) => url.startsWith('/api/v1/')),
    heals() {
      keptFirstReads(local).write({ '/home': ['/api/v1/users'] })
      return keptFirstReads(local).read()['/home']?.[0] === '/api/v1/users'
    },
  },
  'what screens load first': {
    key: 'omc.firstParts',
    store: local,
    good: { build: 'b', screens: { '/home': ['/assets/home.js'] } },
    read: () =>
      Object.values(keptFirstParts(local).read().screens)
        .flat()
        .every((path) => path.startsWith('/assets/')),
    heals() {
      keptFirstParts(local).write({ build: 'b', screens: { '/home': ['/assets/home.js'] } })
      return keptFirstParts(local).read().screens['/home']?.[0] === '/assets/home.js'
    },
  },
  'questions that were not sent': {
    key: 'omc.chat-drafts',
    store: local,
    good: { by: OWNER, drafts: [['7', { text: '写标题', key: 'k' }]] },
    read() {
      const draft = readDraft(OWNER, '7')
      return draft === null || (isText(draft.text) && isText(draft.key))
    },
    heals() {
      keepDraft(OWNER, '7', { text: '写正文', key: 'k' })
      return readDraft(OWNER, '7')?.text === '写正文'
    },
  },
  'what was opened lately': {
    key: 'omc.palette-recent.manager',
    store: local,
    good: ['screen:/home'],
    read: () => recentEntries(local, 'manager').list().every(isText),
    heals() {
      recentEntries(local, 'manager').add('a')
      return recentEntries(local, 'manager').list()[0] === 'a'
    },
  },
  'where a sign-in leads back to': {
    key: 'omc.returnTarget',
    store: ofTab,
    good: '/setting/user?p=2',
    read: () => isNullOr(takeTarget(), (target) => parseReturnTarget(target) === target),
    heals() {
      keepTarget('/home?a=1')
      return takeTarget() === '/home?a=1'
    },
  },
  'when the page was reloaded for a part': {
    key: 'omc.reloaded-at',
    store: ofTab,
    good: '12',
    read() {
      // Any stored value allows one reload at most.
      const reload = vi.fn<() => void>()
      const ports = {
        clock: new VirtualClock(),
        store: ofTab,
        reload,
        isHeld: () => false,
        isOnline: () => true,
      }
      reloadOnce(ports)
      reloadOnce(ports)
      return reload.mock.calls.length <= 1
    },
    heals: () => Number.isFinite(Number(sessionStorage.getItem('omc.reloaded-at') ?? 0)),
  },
  'the account of the publishing console': {
    key: 'omc.publishing.account.manager',
    store: local,
    good: '88213',
    read: () => isNullOr(lastAccount('manager').read(), isText),
    heals() {
      lastAccount('manager').write('1')
      return lastAccount('manager').read() === '1'
    },
  },
  'the accounts side by side': {
    key: 'omc.publishing.tiles.manager',
    store: local,
    good: { isTiled: true, uids: ['88213', '90417'] },
    read() {
      const { isTiled, uids } = keptTiles('manager').read()
      return typeof isTiled === 'boolean' && uids.length <= 4 && uids.every(isText)
    },
    heals() {
      keptTiles('manager').write({ isTiled: true, uids: ['1'] })
      return keptTiles('manager').read().uids[0] === '1'
    },
  },
  'the choices for a run': {
    key: runOptionsKey('1'),
    store: local,
    good: RUN_OPTIONS,
    read: () =>
      isNullOr(options().read(), (one: typeof RUN_OPTIONS) => one.delayMinS <= one.delayMaxS),
    heals() {
      options().write(RUN_OPTIONS)
      return options().read()?.delayMaxS === 9
    },
  },
  'a run that a reload broke off': {
    key: runMemoryKey('1'),
    store: local,
    good: RUN_MEMORY,
    read: () => isNullOr(memory().read(), (one: typeof RUN_MEMORY) => one.published >= 0),
    heals() {
      memory().write(RUN_MEMORY)
      return memory().read()?.published === 2
    },
  },
  'the tasks of the tab': {
    key: 'omc.tasks',
    store: ofTab,
    good: {
      owner: 'manager',
      calls: [],
      jobs: [{ jobId: '5', title: 'Export', operation: 'exports.create', startedAt: 1 }],
    },
    read: () =>
      isNullOr(keptTasks().read(), ({ jobs, calls }: KeptTasks) =>
        [...jobs, ...calls].every(({ title }) => isText(title)),
      ),
    heals() {
      keptTasks().write({ owner: 'manager', calls: [], jobs: [] })
      return keptTasks().read()?.owner === 'manager'
    },
  },
  'the number of the device': {
    key: 'omc.device_no',
    store: local,
    good: '0190-aaaa-bbbb',
    read: () => /^[\w-]{8,64}:1$/.test(device().deviceNo('1')),
    heals: () => device().deviceNo('1') === device().deviceNo('1'),
  },
  'the looks of lists': {
    key: 'omc.looks',
    store: local,
    good: {
      by: 'manager',
      columns: { jobs: ['kind', '!status'] },
      layout: { jobs: { mode: 'table', density: 'compact' } },
      unsent: ['jobs'],
    },
    read() {
      const { by, columns, layout, unsent } = keptLooks().read()
      const places = Object.values(layout).flatMap(({ mode, density }) => [mode, density])
      return (
        [by, ...Object.values(columns).flat(), ...unsent].every(isText) &&
        places.every((one) => one === undefined || isText(one))
      )
    },
    heals() {
      keptLooks().write({ by: 'manager', columns: {}, layout: {}, unsent: [] })
      return keptLooks().read().by === 'manager'
    },
  },
  'the trays of candidates': {
    key: 'omc.collect-trays',
    store: local,
    good: {
      by: 'manager',
      trays: {
        '/guanghe/gh-pic/new': [
          {
            kind: 'goods',
            source: 'guanghe',
            source_id: '1',
            title: '衣',
            cover_url: '',
            price: 9,
          },
        ],
      },
    },
    read() {
      const { by, trays } = keptTrays().read()
      return (
        isText(by) &&
        Object.values(trays)
          .flat()
          .every(
            ({ source_id: id, title, price }) => isText(id) && isText(title) && price !== undefined,
          )
      )
    },
    heals() {
      keptTrays().write({ by: 'manager', trays: {} })
      return keptTrays().read().by === 'manager'
    },
  },
  'the lines to collect': {
    key: 'omc.collect-lines',
    store: ofTab,
    good: { by: 'manager', text: '61001' },
    read: () => Object.values(keptLines().read()).every(isText),
    heals() {
      keptLines().write({ by: 'manager', text: '61001' })
      return keptLines().read().text === '61001'
    },
  },
  'the default views of lists': {
    key: 'omc.views',
    store: local,
    good: {
      by: 'manager',
      lists: { jobs: { id: '3', settings: { sort: '-id' }, columns: ['kind'] } },
    },
    read() {
      const { by, lists } = keptViews().read()
      const views = Object.values(lists)
      return isText(by) && views.every(({ id, columns }) => isText(id) && columns.every(isText))
    },
    heals() {
      keptViews().write({ by: 'manager', lists: {} })
      return keptViews().read().by === 'manager'
    },
  },
  'a remote command': {
    key: 'omc.commands.c1',
    store: local,
    good: { id: 'c1', uid: '1', expiresAt: 5, state: 'told' },
    async read() {
      const record = await commands().get('c1')
      // A command that cannot be parsed never runs: it counts as begun.
      return record !== null && ['begun', 'told', 'ended'].includes(record.state)
    },
    async heals() {
      await commands().remove('c1')
      return (await commands().get('c1')) === null
    },
  },
}

/** Any text, any JSON, and the valid value with a piece cut off or replaced. */
function corruptTexts(good: unknown): fc.Arbitrary<string> {
  const text = typeof good === 'string' ? good : JSON.stringify(good)
  const piece = fc.nat({ max: text.length })
  return fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.constantFrom('', 'null', 'undefined', 'NaN', '[]', '{}', '0', '-1', '1e999', '"', '{"a":'),
    piece.map((end) => text.slice(0, end)),
    fc.tuple(piece, fc.string()).map(([at, put]) => text.slice(0, at) + put + text.slice(at + 1)),
    ...(typeof good === 'object' ? [changedPiece(good as object)] : []),
  )
}

const changedPiece = (good: object): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...Object.keys(good)), fc.jsonValue())
    .map(([name, value]) => JSON.stringify({ ...good, [name]: value }))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test.each(Object.entries(READERS))(
  `F25: ${VALUES} corrupt values in the place of %s stop nothing and are healed (seed ${SEED})`,
  async (_what, { key, store, good, read, heals }) => {
    await fc.assert(
      fc.asyncProperty(corruptTexts(good), async (text) => {
        store().setItem(key, text)
        expect(await read()).toBe(true)
        expect(await heals()).toBe(true)
      }),
      { numRuns: VALUES, seed: SEED },
    )
  },
  60_000,
)

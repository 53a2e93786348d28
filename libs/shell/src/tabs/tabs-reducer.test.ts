import { behaviour } from '@omc/behaviours/vitest'
import { DECLARED, screen, TABLE, tableOf } from '@omc/core/testing/screens'
import { describe, expect, it } from 'vitest'
import { tabOf } from './tab-of.ts'
import { tabTitle } from './tab.ts'
import { tabsReducer, type TabsEvent } from './tabs-reducer.ts'
import { initialTabs, NO_TABS, viewsOf, type TabsState } from './tabs-state.ts'

const at = (address: string) => tabOf(TABLE, address)!
const after = (state: TabsState, ...events: TabsEvent[]) => events.reduce(tabsReducer, state)
const visit = (...addresses: string[]): TabsEvent[] =>
  addresses.map((address) => ({ tag: 'visited', tab: at(address) }))
const ids = ({ tabs }: TabsState) => tabs.map(({ id }) => id)
const titles = ({ tabs }: TabsState, language: 'zh' | 'en') =>
  tabs.map((tab) => tabTitle(tab, language))
const start = initialTabs(TABLE)

describe('which tab an address has', () => {
  it('holds path, query, params, name, icon and meta', () => {
    behaviour('B-049', () =>
      expect(at('/guanghe/account/7/edit?tab=items&tab=log')).toMatchObject({
        path: '/guanghe/account/7/edit',
        query: { tab: ['items', 'log'] },
        params: { id: '7' },
        name: 'route.guanghe_account_id_edit',
        icon: 'circle',
        meta: { pattern: '/guanghe/account/{id}/edit', isClosable: true, isCached: true },
        address: '/guanghe/account/7/edit?tab=items&tab=log',
      }),
    )
    expect(at('/ucenter/password').meta.isCached).toBe(false)
  })

  it('takes the icon of the nearest row above where the screen has none', () => {
    const table = tableOf(
      screen({ path: '/a', group: true, icon: 'folder' }),
      screen({ path: '/a/b', group: '/a', icon: '' }),
    )
    expect(tabOf(table, '/a/b')?.icon).toBe('folder')
  })

  it('gives no tab to a route without title or name', () => {
    const { title: _, ...untitled } = screen({ path: '/a/untitled', group: '/a' })
    const { titleKey: __, ...unnamed } = screen({ path: '/a/unnamed', group: '/a' })
    const table = tableOf(screen({ path: '/a', group: true }), untitled, unnamed, {
      ...screen({ path: '/a/half', group: '/a' }),
      title: { zh: '半', en: '' },
    })
    behaviour('B-047', () => {
      expect(tabOf(table, '/a/untitled')).toBeNull()
      expect(tabOf(table, '/a/unnamed')).toBeNull()
      expect(tabOf(table, '/a/half')).toBeNull()
    })
    for (const row of DECLARED) {
      const isScreen = !row.public && row.group !== true
      expect(tabOf(TABLE, row.path.replace(/\{\w+\}/g, '7')) !== null).toBe(isScreen)
    }
  })

  it('opens a tab for each query of a route flagged dynamic-new-tab', () => {
    const state = after(
      start,
      ...visit('/carry/content/jd', '/carry/content/jd?kind=pic', '/carry/content/jd?kind=video'),
      ...visit('/carry/content/pdd', '/carry/content/jd?kind=pic'),
    )
    behaviour('B-048', () =>
      expect(ids(state)).toEqual([
        '/home',
        '/carry/content/jd',
        '/carry/content/jd?kind=pic',
        '/carry/content/jd?kind=video',
        '/carry/content/pdd',
      ]),
    )
    // Neither query order nor list parameters make another tab.
    expect(at('/carry/content/jd?b=2&a=1&p=3&f.status=fetched&tab=smart').id).toBe(
      at('/carry/content/jd?a=1&b=2').id,
    )
    expect(at('/carry/content/jd?a=1%26b').id).not.toBe(at('/carry/content/jd?a=1&b').id)
  })

  it('shares one tab between all addresses of any other route', () => {
    const state = after(start, ...visit('/carry/content/list?p=1', '/carry/content/list?p=2'))
    expect(ids(state)).toEqual(['/home', '/carry/content/list'])
    expect(state.tabs[1]?.address).toBe('/carry/content/list?p=2')
  })
})

describe('visiting', () => {
  it('lists the visited routes in the order of their first visit', () => {
    const state = after(start, ...visit('/chat', '/sage', '/chat'))
    behaviour('B-042', () => expect(ids(state)).toEqual(['/home', '/chat', '/sage']))
    expect(state.activeId).toBe('/chat')
    expect(tabsReducer(state, { tag: 'left' }).activeId).toBeNull()
  })

  it('does not let the first tab be closed', () => {
    expect(ids(start)).toEqual(['/home'])
    const state = after(start, ...visit('/chat'), { tag: 'closed', ids: ['/home', '/chat'] })
    behaviour('B-043', () => expect(ids(state)).toEqual(['/home']))
    // Where no route is flagged, the first one visited takes that place.
    const bare = after(NO_TABS, ...visit('/chat', '/sage'), {
      tag: 'closed',
      ids: ['/chat', '/sage'],
    })
    expect(ids(bare)).toEqual(['/chat'])
  })

  it('gives the same state for an event that changes nothing', () => {
    const state = after(start, ...visit('/chat?x=1'))
    const nothing: TabsEvent[] = [
      ...visit('/chat?x=1'),
      { tag: 'closed', ids: ['/home', '/not-there'] },
      { tag: 'reopened' },
      { tag: 'reloaded', id: '/not-there' },
      { tag: 'pinned', id: '/chat', isPinned: false },
      { tag: 'titled', id: '/chat', title: null },
      { tag: 'unmarked', id: '/chat', by: 'form' },
    ]
    for (const event of nothing) expect(tabsReducer(state, event)).toBe(state)
  })
})

describe('closing and what comes back', () => {
  const state = after(start, ...visit('/chat', '/sage', '/console', '/sage'))

  it('goes to the next tab, else to the one before', () => {
    expect(tabsReducer(state, { tag: 'closed', ids: ['/sage'] }).activeId).toBe('/console')
    expect(tabsReducer(state, { tag: 'closed', ids: ['/sage', '/console'] }).activeId).toBe('/chat')
    expect(tabsReducer(state, { tag: 'closed', ids: ['/chat'] }).activeId).toBe('/sage')
  })

  it('opens again what the last command closed, in its place', () => {
    const named = tabsReducer(state, {
      tag: 'titled',
      id: '/sage',
      title: { zh: '甲', en: 'A' },
    })
    const closed = after(
      named,
      { tag: 'closed', ids: ['/chat', '/sage'] },
      {
        tag: 'closed',
        ids: ['/console'],
      },
    )
    expect(ids(closed)).toEqual(['/home'])
    const once = tabsReducer(closed, { tag: 'reopened' })
    expect(ids(once)).toEqual(['/home', '/console'])
    const twice = tabsReducer(once, { tag: 'reopened' })
    expect(ids(twice)).toEqual(['/home', '/chat', '/sage', '/console'])
    expect(titles(twice, 'en')).toEqual(['workbench', 'AI chat assistant', 'A', 'console'])
    expect(tabsReducer(twice, { tag: 'reopened' })).toBe(twice)
  })

  it('does not open a second tab for what was visited meanwhile', () => {
    const again = after(state, { tag: 'closed', ids: ['/chat'] }, ...visit('/chat'), {
      tag: 'reopened',
    })
    expect(ids(again)).toEqual(['/home', '/sage', '/console', '/chat'])
  })

  it('forgets marks, view and start of a closed tab, and all but ten closings', () => {
    const marked = after(
      state,
      { tag: 'reloaded', id: '/sage' },
      { tag: 'marked', id: '/sage', mark: { kind: 'unsaved', by: 'form' } },
      { tag: 'closed', ids: ['/sage'] },
    )
    expect(marked.kept).not.toContain('/sage')
    expect(marked.starts).toEqual({})
    expect(tabsReducer(marked, { tag: 'reopened' }).tabs[2]?.marks).toEqual([])
    const many = Array.from({ length: 15 }, (_, number): TabsEvent[] => {
      const address = `/carry/item/${number}`
      return [...visit(address), { tag: 'closed', ids: [address] }]
    })
    expect(after(state, ...many.flat()).closed).toHaveLength(10)
  })
})

describe('pins, titles, marks', () => {
  it('puts pinned tabs behind home, and back when they are let go', () => {
    const state = after(start, ...visit('/chat', '/sage', '/console'))
    const pinned = tabsReducer(state, { tag: 'pinned', id: '/console', isPinned: true })
    expect(ids(pinned)).toEqual(['/home', '/console', '/chat', '/sage'])
    expect(ids(after(pinned, ...visit('/setting/user')))).toEqual([
      '/home',
      '/console',
      '/chat',
      '/sage',
      '/setting/user',
    ])
  })

  it('takes the name a screen gives itself, until the tab shows another record', () => {
    const table = tableOf(
      screen({ path: '/a', group: true }),
      screen({ path: '/a/{id}', group: '/a' }),
    )
    const tab = (address: string) => tabOf(table, address)!
    const title = { zh: '小红豆', en: 'Red Bean' }
    const named = after(
      NO_TABS,
      { tag: 'visited', tab: tab('/a/1') },
      {
        tag: 'titled',
        id: '/a/{id}',
        title,
      },
    )
    expect(titles(named, 'zh')).toEqual(['小红豆'])
    const same = tabsReducer(named, { tag: 'visited', tab: tab('/a/1?x=1') })
    expect(same.tabs[0]?.ownTitle).toEqual(title)
    const other = tabsReducer(named, { tag: 'visited', tab: tab('/a/2') })
    expect(titles(other, 'en')).toEqual(['a_id'])
  })

  it('lets each form and job take back its own mark', () => {
    const state = after(
      start,
      ...visit('/chat'),
      { tag: 'marked', id: '/chat', mark: { kind: 'unsaved', by: 'form' } },
      { tag: 'marked', id: '/chat', mark: { kind: 'running', by: 'job' } },
      { tag: 'marked', id: '/chat', mark: { kind: 'running', by: 'job' } },
    )
    expect(state.tabs[1]?.marks).toHaveLength(2)
    const left = tabsReducer(state, { tag: 'unmarked', id: '/chat', by: 'form' })
    expect(left.tabs[1]?.marks).toEqual([{ kind: 'running', by: 'job' }])
    // A reload loses the edits and stops no work.
    const reloaded = tabsReducer(state, { tag: 'reloaded', id: '/chat' })
    expect(reloaded.tabs[1]?.marks).toEqual([{ kind: 'running', by: 'job' }])
  })
})

describe('views that are kept alive', () => {
  const many = (count: number) =>
    visit(...Array.from({ length: count }, (_, number) => `/carry/item/${number}`))

  it('keeps visited screens alive except those flagged not-cached', () => {
    const state = after(start, ...visit('/chat', '/ucenter/password', '/sage'))
    behaviour('B-050', () => {
      expect(viewsOf(state).map(({ id, isActive }) => [id, isActive])).toEqual([
        ['/chat', false],
        ['/sage', true],
      ])
      const shown = after(state, ...visit('/ucenter/password'))
      expect(viewsOf(shown).map(({ id }) => id)).toEqual(['/chat', '/ucenter/password', '/sage'])
    })
  })

  it('keeps at most 20 views alive: the longest unused goes', () => {
    const state = after(start, ...many(20), ...visit('/carry/item/0', '/chat'))
    behaviour('B-051', () => {
      expect(state.kept).toHaveLength(20)
      expect(state.tabs).toHaveLength(22)
      expect(state.kept).not.toContain('/carry/item/1')
      expect(state.kept).toContain('/carry/item/0')
      expect(viewsOf(state)).toHaveLength(20)
    })
  })

  it('lets a pinned view go after all others, and one with edits never', () => {
    const protect: TabsEvent[] = [
      { tag: 'pinned', id: '/carry/item/0', isPinned: true },
      { tag: 'marked', id: '/carry/item/1', mark: { kind: 'unsaved', by: 'form' } },
    ]
    const state = after(start, ...many(20), ...protect, ...visit('/chat'))
    expect(state.kept).toHaveLength(20)
    expect(state.kept.slice(0, 2)).toEqual(['/carry/item/0', '/carry/item/1'])
    const pins = Array.from({ length: 20 }, (_, number): TabsEvent => ({
      tag: 'pinned',
      id: `/carry/item/${number}`,
      isPinned: true,
    }))
    const allPinned = after(start, ...many(20), ...pins, ...protect.slice(1), ...visit('/chat'))
    expect(allPinned.kept).not.toContain('/carry/item/0')
    expect(allPinned.kept).toContain('/carry/item/1')
    const marks = Array.from({ length: 20 }, (_, number): TabsEvent => ({
      tag: 'marked',
      id: `/carry/item/${number}`,
      mark: { kind: 'unsaved', by: 'form' },
    }))
    const allMarked = after(start, ...many(20), ...marks, ...visit('/chat'))
    expect(allMarked.kept).toHaveLength(20)
    expect(allMarked.kept).not.toContain('/chat')
    expect(viewsOf(allMarked).at(-1)).toMatchObject({ id: '/chat', isActive: true })
  })

  it('makes another view of a tab that is reloaded, and leaves the others alone', () => {
    const state = after(start, ...visit('/chat', '/sage'))
    const keys = (one: TabsState) => viewsOf(one).map(({ key }) => key)
    const reloaded = tabsReducer(state, { tag: 'reloaded', id: '/sage' })
    expect(keys(reloaded)[0]).toBe(keys(state)[0])
    expect(keys(reloaded)[1]).not.toBe(keys(state)[1])
    expect(keys(tabsReducer(state, { tag: 'reloaded', id: '/chat' }))).toEqual([keys(state)[1]])
  })
})

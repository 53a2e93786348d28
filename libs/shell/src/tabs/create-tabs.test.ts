import { behaviour } from '@omc/behaviours/vitest'
import { DECLARED, TABLE } from '@omc/core/testing/screens'
import { snapshot, subscribe } from 'valtio/vanilla'
import { describe, expect, it } from 'vitest'
import { createTabs } from './create-tabs.ts'
import { restoreTabs } from './stored-tabs.ts'
import { planCommand } from './tab-commands.ts'

const anything = () => true

/** A storage that holds one value, as text. */
function shelf(raw: unknown = null) {
  let text = JSON.stringify(raw)
  const kept = {
    read: (): unknown => JSON.parse(text),
    write: (value: unknown) => {
      text = JSON.stringify(value)
    },
  }
  return { kept, held: () => text }
}

const idsOf = (tabs: ReturnType<typeof createTabs>) => tabs.state.tabs.map(({ id }) => id)

it('brings the tabs of a person back after a reload, pins and names included', () => {
  const { kept } = shelf()
  const first = createTabs({ table: TABLE, kept })
  first.start('7/1', anything)
  for (const address of ['/chat', '/carry/content/jd?kind=pic&p=2', '/setting/user?q=a']) {
    first.visit(address)
  }
  first.dispatch({ tag: 'pinned', id: '/setting/user', isPinned: true })
  first.dispatch({ tag: 'titled', id: '/chat', title: { zh: '甲', en: 'A' } })
  const second = createTabs({ table: TABLE, kept })
  second.start('7/1', anything)
  const { tabs, activeId, kept: views } = second.state
  expect(tabs.map(({ address, isPinned }) => [address, isPinned])).toEqual([
    ['/home', false],
    ['/setting/user?q=a', true],
    ['/chat', false],
    ['/carry/content/jd?kind=pic&p=2', false],
  ])
  expect(tabs[2]?.ownTitle?.zh).toBe('甲')
  // The page address names the shown tab; a view is created on its first visit.
  expect(activeId).toBeNull()
  expect(views).toEqual([])
})

it('shows nobody the tabs of another person, nor screens that are no longer theirs', () => {
  const { kept } = shelf()
  const tabs = createTabs({ table: TABLE, kept })
  tabs.start('7/1', anything)
  tabs.visit('/chat')
  tabs.visit('/sage')
  const other = createTabs({ table: TABLE, kept })
  other.start('8/1', anything)
  expect(idsOf(other)).toEqual(['/home'])
  tabs.dispatch({ tag: 'pinned', id: '/sage', isPinned: true })
  const fewer = createTabs({ table: TABLE, kept })
  fewer.start('7/1', ({ path }) => path !== '/chat')
  expect(idsOf(fewer)).toEqual(['/home', '/sage'])
})

it('closes the visited tabs when the session is reset, here and in the storage', () => {
  const { kept, held } = shelf()
  const tabs = createTabs({ table: TABLE, kept })
  tabs.start('7/1', anything)
  tabs.visit('/chat')
  tabs.dispatch({ tag: 'closed', ids: ['/chat'] })
  tabs.visit('/sage')
  tabs.reset()
  behaviour('B-126', () => expect(idsOf(tabs)).toEqual(['/home']))
  expect(tabs.state.closed).toEqual([])
  expect(held()).toBe('null')
  // Signed out: nothing is stored any more.
  tabs.visit('/chat')
  expect(held()).toBe('null')
})

it("takes away the tabs of screens that are no longer the person's, also from the undo", () => {
  const { kept, held } = shelf()
  const tabs = createTabs({ table: TABLE, kept })
  tabs.start('7/1', anything)
  for (const address of ['/chat', '/sage', '/console', '/setting/user']) tabs.visit(address)
  tabs.dispatch({ tag: 'closed', ids: ['/sage', '/console'] })
  tabs.restrict(({ path }) => !['/sage', '/setting/user'].includes(path))
  expect(idsOf(tabs)).toEqual(['/home', '/chat'])
  expect(tabs.state.activeId).toBeNull()
  expect(tabs.state.kept).toEqual(['/chat'])
  expect(held()).not.toContain('/setting/user')
  tabs.dispatch({ tag: 'reopened' })
  expect(idsOf(tabs)).toEqual(['/home', '/chat', '/console'])
  const before = snapshot(tabs.state)
  tabs.restrict(anything)
  expect(snapshot(tabs.state)).toBe(before)
})

it('tells listeners of changes only, and says where a command leads', async () => {
  const tabs = createTabs({ table: TABLE, kept: shelf().kept })
  let news = 0
  const stop = subscribe(tabs.state, () => {
    news += 1
  })
  const visit = async (address: string) => {
    tabs.visit(address)
    await Promise.resolve()
  }
  await visit('/chat')
  await visit('/chat')
  await visit('/403')
  expect(news).toBe(2)
  await visit('/chat')
  expect(tabs.carryOut(planCommand(tabs.state, '/chat', 'close'))).toBe('/home')
  expect(idsOf(tabs)).toEqual(['/home'])
  await Promise.resolve()
  expect(tabs.carryOut({ tag: 'nothing' })).toBeNull()
  stop()
  await visit('/sage')
  expect(news).toBe(4)
})

describe('foreign data in the storage', () => {
  const restore = (raw: unknown) =>
    restoreTabs(raw, { table: TABLE, owner: '7/1', mayOpen: anything }).tabs.map(({ id }) => id)
  const stored = (...tabs: unknown[]) => ({ owner: '7/1', tabs })

  it.each([null, 1, 'x', [], {}, { owner: '7/1' }, { owner: '7/1', tabs: {} }])(
    'starts again from %j',
    (raw) => {
      expect(restore(raw)).toEqual(['/home'])
    },
  )

  it('leaves out what is no tab', () => {
    const bad = [
      null,
      1,
      {},
      { address: 7 },
      { address: '//evil.example' },
      { address: '/nowhere' },
    ]
    const gates = ['/login', '/404', '/carry', '/', '/a\nb'].map((address) => ({ address }))
    expect(restore(stored(...bad, ...gates, { address: '/chat' }))).toEqual(['/home', '/chat'])
  })

  it('takes names only as texts of a sensible length, and never pins home', () => {
    const titles = [{ zh: 1, en: 'x' }, { zh: '', en: '' }, { zh: 'x'.repeat(201), en: 'x' }, 'x']
    for (const ownTitle of titles) {
      const { tabs } = restoreTabs(
        stored({ address: '/chat', ownTitle }, { address: '/home', isPinned: true }),
        {
          table: TABLE,
          owner: '7/1',
          mayOpen: anything,
        },
      )
      expect(tabs.map(({ isPinned, ownTitle: own }) => [isPinned, own])).toEqual([
        [false, null],
        [false, null],
      ])
    }
  })

  it('takes at most fifty', () => {
    const tabs = Array.from({ length: 300 }, (_, number) => ({ address: `/carry/item/${number}` }))
    expect(restore(stored(...tabs))).toHaveLength(51)
  })

  it('asks for every restored screen whether it may be opened', () => {
    const asked = new Set<string>()
    const all = DECLARED.filter((row) => !row.public && row.group !== true)
    const addresses = all.map(({ path }) => ({ address: path.replace(/\{\w+\}/g, '7') }))
    restoreTabs(stored(...addresses.slice(0, 50)), {
      table: TABLE,
      owner: '7/1',
      mayOpen({ path }) {
        asked.add(path)
        return false
      },
    })
    expect(asked.size).toBe(50)
  })
})

import { behaviour } from '@omc/behaviours/vitest'
import { TABLE } from '@omc/core/testing/screens'
import { expect, it } from 'vitest'
import { activeEntry } from './active-entry.ts'
import { chooseEntry, chooseTopTab } from './choose-entry.ts'
import type { MenuGroup } from './menu-entry.ts'

const choose = (path: string, target: '_blank' | null = null, at = '/home') =>
  chooseEntry({ path, target }, at)

it('opens an entry with target _blank in a new window', () => {
  behaviour('B-053', () => {
    expect(choose('/chat', '_blank')).toEqual({ tag: 'new-window', href: '#/chat' })
    expect(choose('/chat', '_blank', '/chat')).toEqual({ tag: 'new-window', href: '#/chat' })
    expect(choose('https://docs.example', '_blank')).toEqual({
      tag: 'new-window',
      href: 'https://docs.example',
    })
  })
})

it('opens an entry with an external path directly', () => {
  behaviour('B-054', () =>
    expect(choose('https://docs.example/a')).toEqual({
      tag: 'leave',
      href: 'https://docs.example/a',
    }),
  )
})

it('pushes the path of any other entry to the router', () => {
  behaviour('B-055', () =>
    expect(choose('/chat', null, '/home?x=1')).toEqual({ tag: 'go', path: '/chat' }),
  )
})

it('reloads the view for the entry of the current route', () => {
  behaviour('B-056', () =>
    expect(choose('/setting/user', null, '/setting/user?q=a&p=2')).toEqual({ tag: 'reload' }),
  )
  // An entry that is only lit for another screen leads to its own.
  const at = '/guanghe/monitor/list'
  const lit = activeEntry(TABLE, at).path
  expect(choose(lit, null, at)).toEqual({ tag: 'go', path: '/guanghe/gh-video/monitor' })
})

it('goes from a top tab to the redirect of its menu while open-first-menu is on', () => {
  const group: MenuGroup = {
    kind: 'group',
    path: '/carry',
    title: { zh: '我的创作', en: 'My creation' },
    icon: null,
    badge: null,
    hasDot: false,
    redirect: '/carry/material/list',
    children: [],
  }
  behaviour('B-033', () =>
    expect(chooseTopTab(group, '/home')).toEqual({ tag: 'go', path: '/carry/material/list' }),
  )
  expect(chooseTopTab(group, '/carry/material/list')).toEqual({ tag: 'reload' })
  expect(chooseTopTab(group, '/home', false)).toEqual({ tag: 'show-group', path: '/carry' })
  const link = { ...group, kind: 'link', path: '/chat', target: null } as const
  expect(chooseTopTab(link, '/home', false)).toEqual({ tag: 'go', path: '/chat' })
})

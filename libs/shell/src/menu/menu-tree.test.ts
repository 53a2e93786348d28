import { behaviour } from '@omc/behaviours/vitest'
import { DECLARED, screen, TABLE, tableOf } from '@omc/core/testing/screens'
import { describe, expect, it } from 'vitest'
import { isInList } from '../guard/screen-access.ts'
import { viewerOf } from '../guard/viewer.ts'
import { activeEntry } from './active-entry.ts'
import { badgeText, type MenuEntry } from './menu-entry.ts'
import { menuTree } from './menu-tree.ts'

const all = { isListed: () => true }
const viewOf = (...roles: string[]) => {
  const viewer = viewerOf(true, { admin: false, roles })
  return { isListed: (row: (typeof DECLARED)[number]) => isInList(TABLE, row, viewer) }
}
/** Every link of a menu, without the groups. */
const linksOf = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.flatMap((entry) => (entry.kind === 'group' ? linksOf(entry.children) : [entry]))
const paths = (entries: readonly MenuEntry[]) => entries.map(({ path }) => path)

describe('the declared screens', () => {
  it('do not show entries that their rows hide', () => {
    const shown = paths(linksOf(menuTree(TABLE, all)))
    behaviour('B-058', () => {
      const visible = DECLARED.filter((row) => !row.hidden && !row.public && row.group !== true)
      expect(shown.toSorted()).toEqual(visible.map(({ path }) => path).toSorted())
      expect(shown).toHaveLength(41)
      expect(shown.some((path) => path.startsWith('/ucenter'))).toBe(false)
    })
  })

  it('show the children of a level-hidden row in its own place', () => {
    const top = menuTree(TABLE, all)
    behaviour('B-059', () => {
      expect(paths(top)).toEqual([
        '/home',
        '/carry/audit/gh_video',
        '/console',
        '/chat',
        '/sage',
        '/guanghe',
        '/sweb',
        '/jingdong',
        '/carry',
        '/setting',
      ])
      expect(top.slice(0, 5).every(({ kind }) => kind === 'link')).toBe(true)
    })
  })

  it('make a menu of what the viewer may open, with where each group leads', () => {
    const menu = menuTree(TABLE, viewOf('auditor'))
    expect(menu).toMatchObject([
      { kind: 'link', path: '/home' },
      { kind: 'link', path: '/carry/audit/gh_video' },
      {
        kind: 'group',
        path: '/guanghe',
        redirect: '/guanghe/gh-pic/audit',
        children: [{ path: '/guanghe/gh-pic/audit' }],
      },
    ])
    expect(paths(menuTree(TABLE, viewOf('jd_pic', 'jd_video_creative')))).toEqual([
      '/home',
      '/jingdong',
      '/carry',
    ])
  })

  it('leave out screens the product has not, and groups without any', () => {
    const exists = ({ path }: { path: string }) => ['/home', '/carry/content/list'].includes(path)
    expect(menuTree(TABLE, { ...all, exists })).toMatchObject([
      { path: '/home' },
      { path: '/carry', redirect: '/carry/content/list', children: [{}] },
    ])
  })
})

describe('an entry', () => {
  it('has a path and a title, and may have icon, badge, dot and target', () => {
    const table = tableOf(
      screen({ path: '/a', group: true, icon: 'folder' }),
      screen({ path: '/a/plain', group: '/a', icon: '', title: { zh: '甲', en: 'A' } }),
      screen({ path: '/a/rich', group: '/a', badge: 'NEW', dot: true, target: '_blank' }),
      screen({ path: 'https://docs.example', group: '/a' }),
    )
    const [group] = menuTree(table, { ...all, exists: ({ path }) => path.startsWith('/') })
    behaviour('B-052', () =>
      expect(group).toMatchObject({
        kind: 'group',
        children: [
          {
            path: '/a/plain',
            title: { zh: '甲', en: 'A' },
            icon: 'folder',
            badge: null,
            hasDot: false,
            target: null,
          },
          { path: '/a/rich', icon: 'circle', badge: 'NEW', hasDot: true, target: '_blank' },
          { path: 'https://docs.example', target: null },
        ],
      }),
    )
  })

  it('takes badge and dot as they are told at run time', () => {
    const marks = new Map([['/chat', { badge: 128, dot: true, isCalm: true as const }]])
    const chat = menuTree(TABLE, { ...all, marks }).find(({ path }) => path === '/chat')
    expect(chat).toMatchObject({ badge: '99+', hasDot: true, isCalm: true })
  })

  it('has a badge of at most four letters, and none for nothing', () => {
    expect([0, '', undefined].map(badgeText)).toEqual([null, null, null])
    expect([7, 99, 100].map(badgeText)).toEqual(['7', '99', '99+'])
    expect(badgeText('新功能上线了')).toBe('新功能上')
  })
})

it('gives groups inside groups their own redirect, and drops the empty ones', () => {
  const table = tableOf(
    screen({ path: '/a', group: true }),
    screen({ path: '/a/in', group: '/a' }),
    screen({ path: '/a/in/one', group: '/a/in', roles: ['x'] }),
    screen({ path: '/a/in/two', group: '/a/in' }),
    screen({ path: '/a/empty', group: '/a' }),
    screen({ path: '/a/empty/secret', group: '/a/empty', roles: ['x'] }),
    screen({ path: '/a/flat', group: '/a', levelHidden: true }),
    screen({ path: '/a/flat/three', group: '/a/flat' }),
  )
  const menu = menuTree(table, { isListed: ({ roles }) => roles === null })
  expect(menu).toMatchObject([
    {
      path: '/a',
      redirect: '/a/in/two',
      children: [{ path: '/a/in', redirect: '/a/in/two' }, { path: '/a/flat/three' }],
    },
  ])
})

describe('what is lit', () => {
  it('is the entry that the active-menu setting names', () => {
    const named = DECLARED.filter(({ activeMenu }) => activeMenu !== undefined)
    expect(named.length).toBeGreaterThan(3)
    behaviour('B-060', () => {
      for (const row of named) {
        const lit = activeEntry(TABLE, row.path.replace(/\{\w+\}/g, '7'))
        expect(lit).toEqual({ path: row.activeMenu, groups: [row.group] })
      }
    })
    expect(activeEntry(TABLE, '/carry/content/list?p=2')).toEqual({
      path: '/carry/content/list',
      groups: ['/carry'],
    })
  })

  it('is the monitor menu for the monitor list page', () => {
    behaviour('B-061', () => {
      expect(activeEntry(TABLE, '/guanghe/monitor/list').path).toBe('/guanghe/gh-video/monitor')
      const links = paths(linksOf(menuTree(TABLE, all)))
      expect(links).toContain('/guanghe/gh-video/monitor')
      expect(links).not.toContain('/guanghe/monitor/list')
    })
  })
})

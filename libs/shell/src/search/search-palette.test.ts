import { describe, expect, it, vi } from 'vitest'
import type { PaletteEntry } from './palette-entry.ts'
import { parseQuery } from './parse-query.ts'
import { lazyPinyin, noPinyin, type PinyinMatch } from './pinyin-port.ts'
import { searchPalette } from './search-palette.ts'

const screen = (id: string, zh: string, en: string): PaletteEntry => ({
  id,
  kind: 'screen',
  titles: [zh, en],
})
const ENTRIES: readonly PaletteEntry[] = [
  screen('/carry/content/list', '内容列表', 'Content list'),
  screen('/carry/account/list', '账号列表', 'Account list'),
  screen('/guanghe/gh-pic/audit', '图文审核', 'Image-text review'),
  screen('/carry/audit/gh_video', '审核', 'Review'),
  { id: 'carry_contents/88', kind: 'record', titles: ['夏季防晒衣测评'] },
  { id: 'carry_contents/8841', kind: 'record', titles: ['通勤包三款对比'] },
  { id: 'studio_accounts/12', kind: 'record', titles: ['小红豆'], isAccount: true },
  { id: 'act/refresh', kind: 'action', titles: ['刷新', 'Refresh'], keywords: ['reload'] },
  { id: 'act/sign-out', kind: 'action', titles: ['退出登录', 'Sign out'] },
]

const SOUNDS: Readonly<Record<string, string>> = {
  内: 'nei',
  容: 'rong',
  列: 'lie',
  表: 'biao',
  账: 'zhang',
  号: 'hao',
  审: 'shen',
  核: 'he',
  图: 'tu',
  文: 'wen',
  刷: 'shua',
  新: 'xin',
}
/** As the library finds: full syllables, initials, or both mixed, from any character on. */
const pinyin: PinyinMatch = (text, query) => {
  for (let first = 0; first < text.length; first += 1) {
    const last = soundEnd(text, query, first)
    if (last !== null) return [first, last]
  }
  return null
}
function soundEnd(text: string, query: string, at: number): number | null {
  const sound = SOUNDS[text.charAt(at)]
  if (!sound) return null
  if (sound.startsWith(query)) return at
  for (const part of [sound, sound.charAt(0)]) {
    const rest = query.startsWith(part) ? soundEnd(text, query.slice(part.length), at + 1) : null
    if (rest !== null) return rest
  }
  return null
}

const search = (typed: string, recent: readonly string[] = [], limit = 8) =>
  searchPalette({ typed, entries: ENTRIES, recent, pinyin, limit })
const found = (typed: string, recent: readonly string[] = []) =>
  search(typed, recent).flatMap(({ hits }) => hits.map(({ entry }) => entry.titles[0]))

describe('screens, records and actions are found', () => {
  it('by Chinese, by English and by other words for them', () => {
    expect(found('列表')).toEqual(['内容列表', '账号列表'])
    expect(found('Content')).toEqual(['内容列表'])
    expect(found('防晒')).toEqual(['夏季防晒衣测评'])
    expect(found('reload')).toEqual(['刷新'])
  })

  it('by pinyin initials and by full pinyin', () => {
    expect(found('nrlb')).toEqual(['内容列表'])
    expect(found('neirong')).toEqual(['内容列表'])
    expect(found('sh')).toEqual(['审核', '图文审核', '刷新'])
    expect(found('shenhe')).toEqual(['审核', '图文审核'])
  })

  it('with the part to highlight, where the title on screen matched', () => {
    const [group] = search('shenhe')
    expect(group?.hits.map(({ range }) => range)).toEqual([
      [0, 1],
      [2, 3],
    ])
    expect(search('review')[0]?.hits[0]?.range).toBeNull()
  })

  it('by letters before sounds, whole before start before inside', () => {
    expect(found('审核')).toEqual(['审核', '图文审核'])
    expect(found('review')).toEqual(['审核', '图文审核'])
  })

  it('by letters in their order, not by letters strewn about', () => {
    expect(found('acclst')).toEqual(['账号列表'])
    expect(found('zzz')).toEqual([])
    expect(found('cl')).toEqual([])
    const far = [screen('far', '远', `a ${'b'.repeat(20)} c dddd e`)]
    expect(searchPalette({ typed: 'ace', entries: far, recent: [], pinyin })).toEqual([])
  })

  it('in groups, and empty groups are left out', () => {
    expect(search('re').map(({ name }) => name)).toEqual(['screen', 'action'])
    expect(search('xyzzy')).toEqual([])
  })

  it('with the records of each type in a group of their own, the best answer first', () => {
    const record = (id: string, title: string): PaletteEntry => ({
      id,
      kind: 'record',
      titles: [title],
    })
    const entries = [
      record('carry_contents/1', '小红豆新品'),
      record('studio_accounts/2', '小红豆'),
      record('carry_contents/3', '试穿小红豆'),
    ]
    const groups = searchPalette({ typed: '小红豆', entries, recent: [], pinyin })
    expect(
      groups.map(({ name, type, hits }) => [name, type, hits.map(({ entry }) => entry.id)]),
    ).toEqual([
      ['record', 'studio_accounts', ['studio_accounts/2']],
      ['record', 'carry_contents', ['carry_contents/1', 'carry_contents/3']],
    ])
  })

  it('also by words that only the server knows, as long as these are typed', () => {
    const found = { id: 'plans/4', kind: 'record', titles: ['早间'], foundBy: 'xyz' } as const
    const entries: readonly PaletteEntry[] = [found]
    const ids = (typed: string) =>
      searchPalette({ typed, entries, recent: [], pinyin }).map(({ type }) => type)
    expect([ids('XYZ'), ids('xyzz'), ids('xy')]).toEqual([['plans'], [], []])
  })

  it('whatever is typed', () => {
    for (const typed of ['(', '[', '\\', '*+', '😀', '\u0000', '.*', 'a'.repeat(5_000)]) {
      expect(() => search(typed)).not.toThrow()
    }
  })
})

describe('the recent ones', () => {
  it('stand first without a query, as far as they may be opened now', () => {
    const groups = search('', ['act/sign-out', 'gone', '/carry/content/list'])
    expect(groups[0]?.name).toBe('recent')
    expect(groups[0]?.hits.map(({ entry }) => entry.id)).toEqual([
      'act/sign-out',
      '/carry/content/list',
    ])
    const rest = groups.slice(1).flatMap(({ hits }) => hits.map(({ entry }) => entry.id))
    expect(rest).not.toContain('act/sign-out')
  })

  it('come first among equals and do not beat a better answer', () => {
    expect(found('列表', ['/carry/account/list'])).toEqual(['账号列表', '内容列表'])
    expect(found('审核', ['/guanghe/gh-pic/audit'])).toEqual(['审核', '图文审核'])
    const entries = [screen('inside', 'ablist', 'x'), screen('word', 'ab list', 'y')]
    const [group] = searchPalette({ typed: 'list', entries, recent: ['inside'], pinyin })
    expect(group?.hits.map(({ entry }) => entry.id)).toEqual(['word', 'inside'])
  })
})

describe('a first character narrows', () => {
  it('to actions, accounts and ids, also in full width', () => {
    expect(found('>')).toEqual(['刷新', '退出登录'])
    expect(found('＞ 退出')).toEqual(['退出登录'])
    expect(found('@')).toEqual(['小红豆'])
    expect(found('#88')).toEqual(['夏季防晒衣测评', '通勤包三款对比'])
    expect(found('＃8841')).toEqual(['通勤包三款对比'])
  })

  it('and nothing else of the text is lost', () => {
    expect(parseQuery('  ＡＢ  c ')).toEqual({ scope: 'all', text: 'ab c' })
    expect(parseQuery('a#1')).toEqual({ scope: 'all', text: 'a#1' })
  })
})

it('shows no more of a group than asked', () => {
  expect(search('', [], 2).map(({ hits }) => hits.length)).toEqual([2, 2, 1, 2])
})

it('asks the dictionary only for titles that letters do not find', () => {
  const many = Array.from({ length: 1_000 }, (_, n) =>
    screen(`/s/${n}`, `内容列表${n}`, `List ${n}`),
  )
  const counted = vi.fn(pinyin)
  searchPalette({ typed: 'list', entries: many, recent: [], pinyin: counted })
  expect(counted.mock.calls.length).toBeLessThanOrEqual(1_000)
})

describe('the dictionary of sounds', () => {
  it('comes when the palette opens; before that letters alone find', async () => {
    const load = vi.fn(async () => ({ match: () => [0, 1] as const }))
    const lazy = lazyPinyin(load)
    expect(lazy.match('审核', 'sh')).toBeNull()
    expect(await lazy.prepare()).toBe(true)
    await lazy.prepare()
    expect(lazy.match('审核', 'sh')).toEqual([0, 1])
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('that cannot be had is asked for again', async () => {
    const load = vi.fn(async () => ({ match: () => false }))
    load.mockRejectedValueOnce(new Error('offline'))
    const lazy = lazyPinyin(load)
    expect(await lazy.prepare()).toBe(false)
    expect(lazy.match('审核', 'sh')).toBeNull()
    expect(await lazy.prepare()).toBe(true)
    expect([lazy.match('审核', 'x'), noPinyin('审核', 'sh')]).toEqual([null, null])
  })
})

import { describe, expect, it } from 'vitest'
import { PLATFORMS } from '../vocabulary/platforms.ts'
import { PROBLEMS, platformTitle, says, sentenceOf, statusOf, type ProblemKey } from './index.ts'

// as: the own keys of the catalogue are its keys.
const KEYS = Object.keys(PROBLEMS) as ProblemKey[]
const HAN = /\p{Script=Han}/u
/** Three English words one after the other are a sentence, fewer a name. */
const ENGLISH_SENTENCE = /[A-Za-z]+ [A-Za-z]+ [A-Za-z]+/

const bare = (text: string) => text.replaceAll(/\{[^}]*\}/g, '')
/** A number with up to three words after it, unless they have two forms. */
const COUNTED = /\{(\w+)\}((?: [\w-]+){1,3})/g
const MANY = /^(?:[a-z-]*[a-rt-z]s|are|were|have|match|people)$/
const ENDS_IN_S = new Set(['as', 'has', 'is', 'its', 'was'])
/** Parameters that are limits of the program, names and statuses. */
const NO_COUNTS = /^(?:max_\w+|channel|most|name|status|platform|uid|what)$/

/** Words for more than one thing that have no form for one. */
const onlyMany = (text: string): readonly string[] =>
  [...text.matchAll(COUNTED)]
    .filter(([, name = '']) => !NO_COUNTS.test(name))
    .filter(([, , words = '']) =>
      words.split(' ').some((word) => MANY.test(word) && !ENDS_IN_S.has(word)),
    )
    .map(([found]) => found)

describe('every refusal of the catalogue', () => {
  it.each(KEYS)('%s has one sentence in each language', (key) => {
    const { zh, en, status } = PROBLEMS[key]
    expect(bare(zh)).toMatch(HAN)
    expect(bare(zh)).not.toMatch(ENGLISH_SENTENCE)
    expect(en).not.toMatch(HAN)
    expect(onlyMany(en)).toEqual([])
    expect(zh).not.toContain('|')
    expect(en).toMatch(/^[A-Z{]/)
    expect(`${zh}${en}`).not.toContain(' / ')
    expect(status === 200 || (status >= 400 && status < 600)).toBe(true)
  })
})

it('has the words of a number for one and for more', () => {
  expect(onlyMany('{count} new rows, {done} done')).toEqual(['{count} new rows'])
  const exported = (count: string | number) =>
    says('done.export', { count, file_name: 'a|b, {count}.csv' }).words.en
  expect(exported(1)).toBe('1 row exported: a|b, {count}.csv')
  expect(exported('1')).toBe('1 row exported: a|b, {count}.csv')
  expect(exported(0)).toBe('0 rows exported: a|b, {count}.csv')
  expect(exported(2)).toBe('2 rows exported: a|b, {count}.csv')
  expect(exported('1,284')).toBe('1,284 rows exported: a|b, {count}.csv')
  const params = { count: 1, file_name: '1' }
  expect(sentenceOf({ code: 'done', case: 'export', params }, 'en')).toBe('1 row exported: 1')
  expect(sentenceOf({ code: 'done', case: 'export', params }, 'zh')).toBe('已导出 1 行：1')
})

it('fills in what it is given, a noun in the language of its sentence', () => {
  const said = says('not_found.thing', { what: { zh: '内容', en: 'content' } })
  expect(said).toMatchObject({
    code: 'not_found',
    case: 'thing',
    words: { zh: '内容不存在或无权查看', en: 'The content does not exist or is not yours' },
  })
  expect(statusOf(said)).toBe(404)
  expect(statusOf({ ...said, code: 'of somebody else' })).toBe(422)
})

describe('a channel or platform in a sentence', () => {
  it('has its title in the language of the sentence, and its name for programs', () => {
    const { params, words } = says('other_platform', { channel: 'jd', platform: 'douyin' })
    expect(params).toEqual({ channel: 'jd', platform: 'douyin' })
    expect(words).toEqual({
      zh: '内容用于京东，账号属于抖音',
      en: 'The content is for JD, the account is of Douyin',
    })
    const wire = { code: 'channel_unreachable', case: null, params: { channel: 'guangguang' } }
    expect(sentenceOf(wire, 'zh')).toBe('渠道“逛逛”暂时无法访问，请稍后再试')
  })

  it('has its name where it has no title, and in no other parameter', () => {
    expect(says('unknown_channel', { channel: 'toString' }).words.en).toContain('toString')
    expect(says('channel_refused', { channel: 'jd', said: 'jd' }).words.zh).toContain(
      '京东”拒绝：jd',
    )
  })

  it('has a title for each that is known', () => {
    expect(PLATFORMS.filter((name) => platformTitle(name) === undefined)).toEqual([])
  })
})

it('builds the sentence of what came over the wire, and of nothing else', () => {
  const of = (code: string, params: unknown, which: string | null = null) =>
    sentenceOf({ code, case: which, params }, 'en')
  expect(of('too_many_attempts', { seconds: 3 })).toBe('Too many attempts, try again in 3 s')
  expect(of('too_many_attempts', {})).toBeUndefined()
  expect(of('too_many_attempts', null)).toBeUndefined()
  expect(of('too_many_attempts', { seconds: { zh: '三' } })).toBeUndefined()
  expect(of('constructor', {})).toBeUndefined()
  expect(of('signed_out', {}, 'newer')).toBeUndefined()
})

it('takes a known code with the parameters of its sentence, and no other', () => {
  // @ts-expect-error -- no such code
  expect(() => says('no_such_code')).toThrow(TypeError)
  // @ts-expect-error -- the sentence needs its seconds
  says('too_many_attempts')
  // @ts-expect-error -- the parameter has another name
  says('too_many_attempts', { second: 3 })
  // @ts-expect-error -- a sentence without parameters takes none
  says('signed_out', { seconds: 3 })
  expect(says('signed_out').params).toEqual({})
})

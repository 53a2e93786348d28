import { describe, expect, it } from 'vitest'
import { duplicateOf, isSure, surer } from './duplicate-of.ts'
import { fingerprintOf, keysOf, type Piece } from './fingerprint.ts'
import { linkKey } from './link-key.ts'

const NOTHING: Piece = {
  source: 'douyin',
  source_id: null,
  url: '',
  title: '',
  text: '',
  picture: '',
}
const signOf = (piece: Partial<Piece>) => fingerprintOf({ ...NOTHING, ...piece })
const compared = (one: Partial<Piece>, other: Partial<Piece>) =>
  duplicateOf(signOf(one), signOf(other))
const sharesKey = (one: Partial<Piece>, other: Partial<Piece>) => {
  const keys = new Set(keysOf(signOf(one)))
  return keysOf(signOf(other)).some((key) => keys.has(key))
}

const TITLE = '316不锈钢保温杯大容量便携学生车载'
const TEXT =
  '这款保温杯装满热水放到第二天早上还是烫的，杯口做了圆角不烫嘴，杯盖一只手就能打开，通勤路上很方便。'
const VIEW = '5a5a5a5a5a5a5a5a'
const OTHER_VIEW = '25a5a5a5a5a5a5a5'
const FEW_BITS_OFF = '5a5a5a5a5a5a5a59'

describe('linkKey', () => {
  it.each([
    ['https://item.taobao.com/item.htm?id=650&spm=a21bo&utm_source=x', 'item.taobao.com/item?650'],
    ['https://m.item.taobao.com/item.htm?share=9&id=650#top', 'item.taobao.com/item?650'],
    ['https://detail.m.tmall.com/item.htm?skuId=7', 'detail.tmall.com/item?7'],
    ['http://www.douyin.com/video/7301?previous_page=app', 'douyin.com/video/7301'],
    ['https://item.jd.com/100012.html?cu=true', 'item.jd.com/100012'],
  ])('%s is %s', (link, key) => expect(linkKey(link)).toBe(key))

  it.each([
    '',
    'no link',
    'javascript:1',
    'https://www.jd.com/',
    'https://s.taobao.com/search?q=杯',
  ])('%s names no single thing', (link) => expect(linkKey(link)).toBeUndefined())
})

describe('duplicateOf', () => {
  it('knows one id of one platform', () => {
    expect(compared({ source_id: '1' }, { source_id: '1' })).toEqual({ kind: 'id', likeness: 1 })
    expect(compared({ source_id: '1' }, { source_id: '1', source: 'jd' })).toBeUndefined()
    expect(compared({}, {})).toBeUndefined()
  })

  it('knows one picture, also with another title', () => {
    const [one, near] = [`${VIEW}.${VIEW}.${VIEW}.101010`, `${FEW_BITS_OFF}.${VIEW}.${VIEW}.131313`]
    const tinted = `${VIEW}.${VIEW}.${VIEW}.10102a`
    expect(compared({ picture: one }, { picture: near })?.kind).toBe('picture')
    expect(sharesKey({ picture: one }, { picture: near })).toBe(true)
    // A template drawn for two goods; the same in two lights, when the titles have something in common.
    expect(compared({ picture: one }, { picture: tinted })).toBeUndefined()
    const [cup, other] = [`${TITLE}红色`, `${TITLE.slice(0, 10)}办公室泡茶男女通用礼品`]
    expect(compared({ picture: one, title: cup }, { picture: tinted, title: other })?.kind).toBe(
      'picture',
    )
    const recoloured = `${VIEW}.${VIEW}.${VIEW}.f0f0f0`
    expect(compared({ picture: one }, { picture: recoloured })).toBeUndefined()
  })

  it('knows a text whose words were changed here and there, and a title with words around it', () => {
    const rewritten = TEXT.replace('第二天早上', '隔天早晨').replace('很方便', '特别省事')
    expect(compared({ text: TEXT }, { text: rewritten })?.kind).toBe('text')
    expect(sharesKey({ text: TEXT }, { text: rewritten })).toBe(true)
    expect(compared({ title: TITLE }, { title: `【新品】${TITLE} 包邮` })?.kind).toBe('title')
    expect(sharesKey({ title: TITLE }, { title: `【新品】${TITLE} 包邮` })).toBe(true)
    expect(
      compared({ title: TITLE, text: TEXT }, { title: '双面羊绒大衣女中长款秋冬' }),
    ).toBeUndefined()
  })

  it('says nothing of titles and texts that are too short', () => {
    expect(compared({ title: '保温杯' }, { title: '保温杯' })).toBeUndefined()
    expect(compared({ text: '很好用' }, { text: '很好用' })).toBeUndefined()
  })

  it('wants more of titles when the pictures speak against them', () => {
    const [one, other] = [`${VIEW}.${VIEW}.101010`, `${OTHER_VIEW}.${OTHER_VIEW}.101010`]
    const [mat, coat] = ['女士秋冬加厚保暖显瘦时尚休闲瑜伽垫', '女士秋冬加厚保暖显瘦时尚休闲大衣']
    expect(compared({ title: mat }, { title: coat })?.kind).toBe('title')
    expect(compared({ title: mat, picture: one }, { title: coat, picture: other })).toBeUndefined()
    expect(compared({ title: mat, picture: one }, { title: mat, picture: other })?.kind).toBe(
      'title',
    )
  })
})

it('puts what is sure first', () => {
  const found = [
    { kind: 'title', likeness: 0.9 },
    { kind: 'text', likeness: 0.6 },
    { kind: 'text', likeness: 0.8 },
    { kind: 'id', likeness: 1 },
  ] as const
  expect(found.toSorted(surer).map(({ likeness }) => likeness)).toEqual([1, 0.8, 0.6, 0.9])
  expect(found.map(({ kind }) => isSure(kind))).toEqual([false, false, false, true])
})

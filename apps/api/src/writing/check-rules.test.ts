import { checkRules, isBroken, lengthOf, type BannedWord, type ChannelRule } from '@omc/core/rules'
import { describe, expect, it } from 'vitest'
import { replaceBannedWords } from './replace-banned-words.ts'

const word = (
  text: string,
  suggestion = '',
  level: BannedWord['level'] = 'forbid',
): BannedWord => ({
  word: text,
  level,
  suggestion,
  reason: '广告法',
})
const rule: ChannelRule = {
  channel: 'jd',
  titleMin: 2,
  titleMax: 5,
  descMax: 10,
  paragraphsMax: 2,
  imagesMin: 1,
  imagesMax: 3,
  imageRatios: ['3:4', '1:1'],
  topicsMax: 1,
  itemsMax: 1,
  bannedWords: [word('最便宜', '实惠'), word('绝绝子', '很好', 'warn')],
}
const named = (draft: Parameters<typeof checkRules>[0]) =>
  checkRules(draft, rule).map((finding) => `${finding.rule} ${finding.level}`)

describe('the rules of a channel', () => {
  it('find nothing in a draft that keeps to each limit exactly', () => {
    const draft = {
      title: '五个字标题',
      desc: '十'.repeat(10),
      paragraphs: ['一', '二'],
      imagesCount: 3,
      topicsCount: 1,
      itemsCount: 1,
      ratio: '3:4',
    }
    expect(checkRules(draft, rule)).toEqual([])
  })

  it.each([
    [{ title: '六个字的标题' }, 'title_max error'],
    [{ title: ' 一 ' }, 'title_min error'],
    [{ desc: '十'.repeat(11) }, 'desc_max error'],
    [{ paragraphs: ['一', '二', '三'] }, 'paragraphs_max error'],
    [{ imagesCount: 0 }, 'images_min error'],
    [{ imagesCount: 4 }, 'images_max error'],
    [{ topicsCount: 2 }, 'topics_max error'],
    [{ itemsCount: 2 }, 'items_max error'],
    [{ ratio: '16:9' }, 'image_ratios warning'],
    [{ desc: '这件最便宜' }, 'banned_words error'],
    [{ desc: '绝绝子' }, 'banned_words warning'],
  ])('%j breaks one: %s', (draft, expected) => {
    expect(named(draft)).toEqual([expected])
  })

  it('say where a banned word stands and what to write instead', () => {
    const [found] = checkRules({ paragraphs: ['好', '它是最便宜的'] }, rule)
    expect(found).toMatchObject({
      field: 'paragraphs',
      index: 1,
      at: 2,
      word: '最便宜',
      suggestion: '实惠',
      saying: {
        code: 'banned_word',
        case: 'instead',
        params: { word: '最便宜', reason: expect.any(String), instead: '实惠' },
      },
    })
  })

  it('look at nothing a draft does not tell, and stand in the way only with an error', () => {
    expect(checkRules({}, rule)).toEqual([])
    expect(isBroken(checkRules({ ratio: '16:9' }, rule))).toBe(false)
    expect(isBroken(checkRules({ imagesCount: 0 }, rule))).toBe(true)
  })

  it('count what a person sees as one character', () => {
    expect(lengthOf('👨‍👩‍👧好')).toBe(2)
  })
})

describe('a text without banned words', () => {
  it('holds suggestions in their place, the longest word first', () => {
    const words = [word('最', '很'), word('最便宜', '实惠')]
    expect(replaceBannedWords('最便宜，最好', words)).toBe('实惠，很好')
  })

  it('holds none that grew together, and none that a suggestion brings', () => {
    expect(replaceBannedWords('最最便宜便宜', [word('最便宜')])).toBe('')
    expect(replaceBannedWords('顶级', [word('顶级', '最高级'), word('最高级')])).toBe('')
    expect(replaceBannedWords('VX号', [word('vx', '微信'), word('微信号')])).not.toMatch(
      /vx|微信号/i,
    )
  })

  it('takes a word as it is written, whatever signs it has', () => {
    expect(replaceBannedWords('a.b axb (1+1)', [word('a.b', 'c'), word('(1+1)', '$&')])).toBe(
      'c axb $&',
    )
  })
})

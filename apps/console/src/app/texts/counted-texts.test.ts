import { expect, test } from 'vitest'
import { EN_TEXTS, ZH_PARTS } from './testing/all-texts.ts'
import { textsByKey } from './testing/texts-by-key.ts'

/** `{{count, row is|rows are}}` (count-words.ts). */
const FORMS = /\{\{(\w+),([^}]*)\}\}/g
/** A number with up to three words after it. */
const COUNTED = /\{\{(\w+)\}\}((?: [\w’-]+){1,3})/g
const MANY = /^(?:[a-z-]*[a-rt-z]s|people|children|are|were|have|go|come|stay|match|need|belong)$/
const ENDS_IN_S = new Set(['as', 'has', 'is', 'its', 'this', 'vs', 'was'])

/** Values that are not counts of things. */
const NO_COUNTS = new Set(['name', 'ratio', 'share', 'time'])

/** Texts whose number is never 1: a limit of the program, or shown only for more. */
const NEVER_ONE = new Set([
  'accountDay.more',
  'bulk.tooMany',
  'calendar.cut',
  'calendar.movedMany',
  'carryMaterialPart.mergeMany',
  'insert.long',
  'itemPrices.none',
  'itemPrices.same',
  'itemPrices.span',
  'listPart.morePeople',
  'rehearsal.most',
  'rehearsal.tooMany',
  'signIns.more',
  'studioContent.oneAccountHint',
  'views.nameLong',
])

/** Texts right after a number that the screen writes. */
const AFTER_NUMBER = /^home\.wait\.\w+\.noun$/

const en = textsByKey([EN_TEXTS])
const zh = textsByKey(ZH_PARTS)

/** Numbers before words that say "more than one" and have no form for one. */
const onlyMany = (text: string): readonly string[] =>
  [...text.replaceAll(FORMS, '|').matchAll(COUNTED)]
    .filter(([, hole = '']) => !NO_COUNTS.has(hole))
    .filter(([, , words = '']) =>
      words.split(' ').some((word) => MANY.test(word) && !ENDS_IN_S.has(word)),
    )
    .map(([found]) => found)

test('a word for many is found beside its number, and none where it has two forms', () => {
  expect(onlyMany('{{count}} accounts are being checked')).toEqual(['{{count}} accounts are being'])
  expect(onlyMany('{{count}} more people')).toHaveLength(1)
  expect(onlyMany('{{count}} are left, {{done}} new rows')).toHaveLength(2)
  expect(onlyMany('{{count}} {{count, account is|accounts are}} being checked')).toEqual([])
  expect(onlyMany('{{name}} has rows, {{count}} is left')).toEqual([])
})

test('a number that can be 1 has the words for one', () => {
  const found = [...en].filter(([, text]) => onlyMany(text).length > 0)
  const texts = found.filter(([key]) => !NEVER_ONE.has(key))
  expect(texts).toEqual([])
  const keys = new Set(found.map(([key]) => key))
  expect([...NEVER_ONE].filter((key) => !keys.has(key))).toEqual([])
})

test('words of a number have two forms, only in English, and the number is given', () => {
  const wrong = [...en].filter(([key, text]) =>
    [...text.matchAll(FORMS)].some(
      ([, hole, words = '']) =>
        words.split('|').length !== 2 ||
        (!AFTER_NUMBER.test(key) && !zh.get(key)?.includes(`{{${hole}}}`)),
    ),
  )
  expect(wrong).toEqual([])
  expect([...zh].filter(([, text]) => text.search(FORMS) >= 0)).toEqual([])
})

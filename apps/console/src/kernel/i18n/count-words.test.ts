import { beforeAll, expect, test } from 'vitest'
import { i18n, startI18n } from './i18n.ts'

const ROWS = '{{count}} {{count, row is|rows are}} saved'

beforeAll(startI18n)

/** A text of the running console, through the same i18next as in the build. */
function said(text: string, values: object): string {
  i18n.addResource('en', 'translation', 'test.counted', text)
  return i18n.t('test.counted', { ...values, lng: 'en', defaultValue: '' })
}

test.each([
  [1, '1 row is saved'],
  ['1', '1 row is saved'],
  [0, '0 rows are saved'],
  [2, '2 rows are saved'],
  [11, '11 rows are saved'],
  ['0', '0 rows are saved'],
  ['1,284', '1,284 rows are saved'],
  ['1.5', '1.5 rows are saved'],
])('the words beside %j', (count, words) => {
  expect(said(ROWS, { count })).toBe(words)
})

test('each number has its own words, whatever it is called', () => {
  const text = '{{count}} view{{count, |s}}, {{likes}} {{likes, person likes|people like}} it'
  expect(said(text, { count: 2, likes: 1 })).toBe('2 views, 1 person likes it')
  expect(said(text, { count: 1, likes: 2 })).toBe('1 view, 2 people like it')
})

test.each(['one, two', 'a|b', '1', 'count, row|rows', '{one}', '$1'])(
  'a name such as %j stays as it is',
  (name) => {
    const text = '“{{name}}”: {{count}} {{count, row|rows}}'
    expect(said(text, { name, count: 1 })).toBe(`“${name}”: 1 row`)
    expect(said('{{count, One row|All rows}} of {{name}}', { name, count: 3 })).toBe(
      `All rows of ${name}`,
    )
  },
)

test('commas within the words are part of them', () => {
  const text = '{{count, It stays, unread|They stay, unread}}'
  expect(said(text, { count: 1 })).toBe('It stays, unread')
  expect(said(text, { count: 4 })).toBe('They stay, unread')
})

test('the words stand also where a missing text is shown in the other language', () => {
  const { interpolator } = i18n.services
  expect(interpolator.interpolate(ROWS, { count: 1 }, 'en', {})).toBe('1 row is saved')
})

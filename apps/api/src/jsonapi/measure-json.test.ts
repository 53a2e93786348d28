import { expect, it } from 'vitest'
import { measureJson } from './measure-json.ts'

const measure = (text: string) => measureJson(Buffer.from(text))

it.each([
  ['1', 1, 0, true],
  ['[]', 2, 1, true],
  ['[1,1,1]', 4, 1, true],
  ['{"a":{"b":[1,2]}}', 5, 3, true],
  ['"[[[,,,"', 1, 0, true],
  [String.raw`["a\"[[,\\",1]`, 3, 1, true],
  ['[[[', 4, 3, false],
  ['"never ends [,', 1, 0, true],
  ['', 1, 0, true],
])('%s holds at least %i values, %i deep', (text, values, depth, whole) => {
  expect(measure(text)).toEqual({ values, depth, whole })
})

import { array, assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseQueryString, readParameters } from './parse-query.ts'

describe('parseQueryString', () => {
  it('gives flat wire names', () => {
    expect(parseQueryString('filter[status]=a&page[size]=5&sort=-x')).toEqual({
      'filter[status]': 'a',
      'page[size]': '5',
      sort: '-x',
    })
  })

  it('never throws, whatever the text: nothing above would catch it', () => {
    assert(
      property(string({ unit: 'binary' }), (text) => void parseQueryString(text)),
      { numRuns: 2000 },
    )
    const bracket = constantFrom(
      'a',
      '[',
      ']',
      '=',
      '&',
      '%',
      '[]',
      '[a]',
      '[0]',
      '__proto__',
      '%5B',
      '.',
    )
    assert(
      property(array(bracket, { maxLength: 60 }), (parts) => void parseQueryString(parts.join(''))),
      { numRuns: 2000 },
    )
  })

  it('leaves what is beyond the limits to be refused by the call', () => {
    for (const text of ['a[b][c][d][e][f][g]=1', 'x=1&'.repeat(1001), 'x[]=1&'.repeat(21)])
      expect(() => readParameters(parseQueryString(text), {}, () => [])).toThrow(/too deep/)
  })
})

import { behaviour } from '@omc/behaviours/vitest'
import { array, assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Problem } from '../kernel/problem.ts'
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

  const refused = (text: string) => {
    try {
      readParameters(parseQueryString(text), {}, () => [])
      return undefined
    } catch (error) {
      return error instanceof Problem ? error.code : error
    }
  }

  it('reads nested keys down to depth 5 and refuses the sixth', () => {
    behaviour('B-257', () => {
      expect(parseQueryString('a[b][c][d][e][f]=1')).toEqual({ 'a[b][c][d][e][f]': '1' })
      expect(refused('a[b][c][d][e][f]=1')).toBe('unknown_parameter')
      expect(refused('a[b][c][d][e][f][g]=1')).toBe('query_too_deep')
    })
  })

  it('reads 20 values of a list and refuses the next', () => {
    behaviour('B-258', () => {
      expect(parseQueryString('x[]=1&'.repeat(20))).toEqual({ x: Array(20).fill('1') })
      expect(refused('x[]=1&'.repeat(20))).toBe('unknown_parameter')
      expect(refused('x[]=1&'.repeat(21))).toBe('query_too_deep')
    })
  })

  it('reads 1000 parameters and refuses the next', () => {
    const many = (count: number) => Array.from({ length: count }, (_, n) => `x${n}=1`).join('&')
    behaviour('B-259', () => {
      expect(Object.keys(parseQueryString(many(1000)))).toHaveLength(1000)
      expect(refused(many(1001))).toBe('query_too_deep')
    })
  })
})

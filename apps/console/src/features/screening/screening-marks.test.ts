import { describe, expect, test } from 'vitest'
import { idsWith, marked, unmarked, verdictOf } from './screening-marks.ts'

describe('marks of the first look', () => {
  test('the keys 1 and 2 keep and drop, others do nothing', () => {
    expect(['1', '2', '3', 'x'].map(verdictOf)).toEqual(['keep', 'drop', undefined, undefined])
  })

  test('another mark takes the place of the first, the same one takes it back', () => {
    const kept = marked({}, '7', 'keep')
    expect(kept).toEqual({ '7': 'keep' })
    expect(marked(kept, '7', 'drop')).toEqual({ '7': 'drop' })
    expect(marked(kept, '7', 'keep')).toEqual({})
  })

  test('counts each verdict, and forgets what was sent', () => {
    const marks = marked(marked(marked({}, '1', 'keep'), '2', 'drop'), '3', 'keep')
    expect(idsWith(marks, 'keep')).toEqual(['1', '3'])
    expect(idsWith(marks, 'drop')).toEqual(['2'])
    expect(unmarked(marks, ['1', '2'])).toEqual({ '3': 'keep' })
  })
})

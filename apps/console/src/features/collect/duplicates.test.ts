import { expect, it } from 'vitest'
import type { Candidate } from './candidate.ts'
import { standingOf, toCompare, type Duplicate } from './duplicates.ts'

// as: the rule reads one field.
const candidate = (carry_material_id: string | null) => ({ carry_material_id }) as Candidate
const duplicate = (kind: Duplicate['kind'], carry_material_id: string | null = '7'): Duplicate => ({
  source_id: 'a',
  kind,
  likeness: 0.8,
  carry_material_id,
})

it('keeps what is there from being chosen, also when a colleague has it', () => {
  expect(standingOf(candidate('3'), duplicate('title'))).toEqual({ tag: 'there', materialId: '3' })
  for (const kind of ['id', 'link'] as const)
    expect(standingOf(candidate(null), duplicate(kind, null))).toEqual({
      tag: 'there',
      materialId: null,
    })
})

it('only tells what is like something, and says nothing of the rest', () => {
  for (const kind of ['picture', 'text', 'title'] as const)
    expect(standingOf(candidate(null), duplicate(kind)).tag).toBe('like')
  expect(standingOf(candidate(null), undefined)).toEqual({ tag: 'free' })
})

it('looks only at what is not marked yet', () => {
  expect(toCompare([candidate('3'), candidate(null)])).toEqual([candidate(null)])
})

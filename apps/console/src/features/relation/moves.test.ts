import { expect, it } from 'vitest'
import { previewOf } from './moves.ts'

it('leaves out what the new holder has already', () => {
  const rows = [
    { id: '1', name: '甲', heldBy: null, holderName: '' },
    { id: '2', name: '乙', heldBy: '7', holderName: '' },
    { id: '3', name: '丙', heldBy: '8', holderName: '' },
  ]
  expect(previewOf(rows, '7')).toEqual({ changes: [rows[0], rows[2]], sameCount: 1 })
  expect(previewOf([], '7')).toEqual({ changes: [], sameCount: 0 })
})

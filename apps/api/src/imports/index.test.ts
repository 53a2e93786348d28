import { expect, it } from 'vitest'

it('offers these names and no others', async () => {
  expect(Object.keys(await import('./index.ts')).toSorted()).toEqual([
    'Blob',
    'ImportResult',
    'defineImporter',
    'importRows',
  ])
})

import { expect, test } from 'vitest'
import { tabFor } from './tabs-store.ts'

test('gives one tab per screen and keeps its query', () => {
  expect(tabFor('/setting/user?q=a')).toEqual({
    id: '/setting/user',
    address: '/setting/user?q=a',
    pattern: '/setting/user',
    isClosable: true,
  })
})

test('gives screens that say so a tab for each address', () => {
  expect(tabFor('/carry/content/jd')?.id).toBe('/carry/content/jd')
  expect(tabFor('/carry/content/pdd')?.id).toBe('/carry/content/pdd')
})

test('gives no tab to gate pages and groups, and none that closes to the workbench', () => {
  expect(tabFor('/404')).toBeNull()
  expect(tabFor('/carry')).toBeNull()
  expect(tabFor('/home')?.isClosable).toBe(false)
})

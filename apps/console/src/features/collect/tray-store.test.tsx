import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Chosen } from './candidate.ts'
import { toggled } from './tray.ts'

const CHOSEN: Chosen = {
  kind: 'goods',
  source: 'guanghe',
  source_id: '1',
  title: '羽绒服',
  cover_url: '/a.svg',
  price: 329,
  commission_price: null,
}

/** The board as a fresh page opens it. */
async function openPage(by: string, board = '/a') {
  vi.resetModules()
  const { useTray } = await import('./tray-store.ts')
  return renderHook(() => useTray(by, board)).result
}

beforeEach(() => localStorage.clear())

test('a reload keeps the tray of each board', async () => {
  const page = await openPage('li')
  await act(async () => page.current[1]((tray) => toggled(tray, CHOSEN)))
  expect(page.current[0]).toEqual([CHOSEN])
  expect((await openPage('li')).current[0]).toEqual([CHOSEN])
  expect((await openPage('li', '/b')).current[0]).toEqual([])
})

test('another person at this computer starts with an empty tray', async () => {
  const page = await openPage('li')
  await act(async () => page.current[1]((tray) => toggled(tray, CHOSEN)))
  expect((await openPage('wu')).current[0]).toEqual([])
})

test('two tabs of a browser show the same tray', async () => {
  const other = await openPage('li')
  const page = await openPage('li')
  await act(async () => page.current[1]((tray) => toggled(tray, CHOSEN)))
  await act(
    async () => void dispatchEvent(new StorageEvent('storage', { key: 'omc.collect-trays' })),
  )
  expect(other.current[0]).toEqual([CHOSEN])
})

test('a corrupt storage is an empty tray', async () => {
  for (const raw of ['{', '[]', '{"by":"li"}', '{"by":"li","trays":{"/a":[{"kind":"x"},7]}}']) {
    localStorage.setItem('omc.collect-trays', raw)
    expect((await openPage('li')).current[0]).toEqual([])
  }
})

import { VirtualClock } from '@omc/core/testing'
import { expect, test } from 'vitest'
import { changeColumns } from './column-changes.ts'
import { columnSender } from './column-sender.ts'
import type { KeptColumns } from './column-store.ts'

function opened() {
  const clock = new VirtualClock()
  const store: { now: KeptColumns } = { now: { by: 'vip', lists: {}, unsent: [] } }
  const sent: object[] = []
  let isOnline = true
  const sender = columnSender({ clock, store, keep: (next) => void (store.now = next) })
  const send = async (columns: object) => {
    if (!isOnline) throw new Error('offline')
    sent.push(columns)
  }
  const change = (...columns: string[]) => {
    store.now = changeColumns(store.now, 'vip', 'jobs', columns)
    sender.sendLater(send)
  }
  return { clock, store, sent, sender, send, change, setOnline: (is: boolean) => (isOnline = is) }
}

test('sends once, one second after the last change', async () => {
  const { clock, store, sent, change } = opened()
  change('a')
  await clock.advance(900)
  change('b')
  await clock.advance(900)
  expect(sent).toEqual([])
  await clock.advance(100)
  expect(sent).toEqual([{ jobs: ['b'] }])
  expect(store.now.unsent).toEqual([])
})

test('keeps what could not be sent, and sends it later', async () => {
  const { clock, store, sent, change, sender, send, setOnline } = opened()
  setOnline(false)
  change('a')
  await clock.advance(1_000)
  expect(store.now).toMatchObject({ lists: { jobs: ['a'] }, unsent: ['jobs'] })
  setOnline(true)
  await sender.flush(send)
  expect(sent).toEqual([{ jobs: ['a'] }])
  expect(store.now.unsent).toEqual([])
})

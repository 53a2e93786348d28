import { VirtualClock } from '@omc/core/testing'
import { expect, test } from 'vitest'
import { changeLook } from './own-changes.ts'
import { ownSender } from './own-sender.ts'
import type { KeptLooks } from './own-store.ts'

function opened() {
  const clock = new VirtualClock()
  const store: { now: KeptLooks } = { now: { by: 'vip', columns: {}, layout: {}, unsent: [] } }
  const sent: object[] = []
  let isOnline = true
  const sender = ownSender({ clock, store, keep: (next) => void (store.now = next) })
  const send = async (looks: object) => {
    if (!isOnline) throw new Error('offline')
    sent.push(looks)
  }
  const change = (...columns: string[]) => {
    store.now = changeLook(store.now, 'vip', 'jobs', { columns })
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
  expect(sent).toEqual([{ columns: { jobs: ['b'] }, layout: { jobs: null } }])
  expect(store.now.unsent).toEqual([])
})

test('keeps what could not be sent, and sends it later', async () => {
  const { clock, store, sent, change, sender, send, setOnline } = opened()
  setOnline(false)
  change('a')
  await clock.advance(1_000)
  expect(store.now).toMatchObject({ columns: { jobs: ['a'] }, unsent: ['jobs'] })
  setOnline(true)
  await sender.flush(send)
  expect(sent).toEqual([{ columns: { jobs: ['a'] }, layout: { jobs: null } }])
  expect(store.now.unsent).toEqual([])
})

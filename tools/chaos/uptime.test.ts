import { expect, it } from 'vitest'
import { createUptime } from './uptime.ts'

const READY = { tag: 'database', url: '', directUrl: '' } as const

it('is up from its start, and again from the end of an outage', () => {
  let time = 1
  const uptime = createUptime(() => time)
  expect(uptime.since()).toBeNull()
  uptime.hears(READY)
  expect(uptime.since()).toBe(1)
  uptime.breaks()
  uptime.hears({ tag: 'down' })
  expect(uptime.since()).toBeNull()
  time = 9
  uptime.hears({ tag: 'back' })
  expect(uptime.since()).toBe(9)
})

it('is not up between two outages of which one was asked for during the other', () => {
  const uptime = createUptime(() => 1)
  uptime.hears(READY)
  uptime.breaks()
  uptime.hears({ tag: 'down' })
  uptime.breaks()
  uptime.hears({ tag: 'back' })
  expect(uptime.since()).toBeNull()
  uptime.hears({ tag: 'down' })
  uptime.hears({ tag: 'back' })
  expect(uptime.since()).toBe(1)
})

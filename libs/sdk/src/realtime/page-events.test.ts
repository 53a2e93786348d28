import { afterEach, expect, it, vi } from 'vitest'
import { browserPageEvents } from './page-events.ts'

afterEach(() => vi.unstubAllGlobals())

it('wakes on sight, focus, network and resume, tells a freeze, and stops listening', () => {
  const page = Object.assign(new EventTarget(), { hidden: true })
  const frame = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', frame)
  const heard: string[] = []
  const events = browserPageEvents()
  const stop = [
    events.onWake(() => heard.push('wake')),
    events.onFreeze(() => heard.push('freeze')),
  ]

  page.dispatchEvent(new Event('visibilitychange'))
  expect(heard).toEqual([])
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  for (const name of ['focus', 'online', 'resume', 'freeze']) frame.dispatchEvent(new Event(name))
  expect(heard).toEqual(['wake', 'wake', 'wake', 'wake', 'freeze'])

  for (const off of stop) off()
  frame.dispatchEvent(new Event('focus'))
  frame.dispatchEvent(new Event('freeze'))
  expect(heard.length).toBe(5)
})

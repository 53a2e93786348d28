import { expect, test } from 'vitest'
import { holdPage, isPageHeld, pageHolds } from './page-hold.ts'

test('asks before the page is left while work runs, and not after', () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true })
    dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(leave()).toBe(false)
  const first = holdPage('unsaved')
  const second = holdPage('unsaved')
  first()
  first()
  expect([leave(), isPageHeld(), [...pageHolds.reasons]]).toEqual([true, true, ['unsaved']])
  second()
  expect([leave(), isPageHeld()]).toEqual([false, false])
})

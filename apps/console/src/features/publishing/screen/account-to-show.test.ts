import { beforeEach, describe, expect, it } from 'vitest'
import { createRunRig } from '../testing/run-rig.ts'
import { accountToShow, lastAccount } from './account-to-show.ts'

beforeEach(() => localStorage.clear())

/** An account this tab works for; running or at rest, connected or not. */
function opened(key: string, { isRunning = false, isConnected = true } = {}) {
  const snapshot = createRunRig().open().run.state
  return {
    key,
    state: {
      ...snapshot,
      ...(isRunning ? { start: { tag: 'checking' as const } } : {}),
      link: isConnected ? { tag: 'connecting' as const } : { tag: 'offline' as const },
    },
  }
}

describe('the account the console shows by itself', () => {
  it('is the one that runs, whatever was looked at last', () => {
    const runs = [opened('1'), opened('2', { isRunning: true })]
    expect(accountToShow(runs, '1', ['1', '2'])).toBe('2')
  })

  it('is the last one among several that run', () => {
    const runs = [opened('1', { isRunning: true }), opened('2', { isRunning: true })]
    expect(accountToShow(runs, '2', null)).toBe('2')
  })

  it('is the one that was chosen last, as long as the person still has it', () => {
    expect(accountToShow([], '7', ['1', '7'])).toBe('7')
    expect(accountToShow([], '7', ['1'])).toBeNull()
    expect(accountToShow([], '7', null)).toBeNull()
  })

  it('is a connected one when nothing else is known, and none at a first visit', () => {
    const runs = [opened('1', { isConnected: false }), opened('2')]
    expect(accountToShow(runs, null, ['1', '2'])).toBe('2')
    expect(accountToShow([], null, ['1', '2'])).toBeNull()
  })
})

it('is remembered for each person of a browser', () => {
  lastAccount('operator').write('88213')
  expect(lastAccount('operator').read()).toBe('88213')
  expect(lastAccount('creator').read()).toBeNull()
})

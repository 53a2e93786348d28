import { behaviour } from '@omc/behaviours/vitest'
import { VirtualClock } from '@omc/core/testing'
import { snapshot, subscribe } from 'valtio/vanilla'
import { describe, expect, it, vi } from 'vitest'
import { badgeText } from '../menu/menu-entry.ts'
import { createErrorHandler, isErrorLogOn } from './create-error-handler.ts'
import { createErrorLog, ERROR_LOG_MAX_ROWS } from './create-error-log.ts'
import { errorLogRows, ERROR_LOG_WORDS, hasErrorLog } from './error-log-dialog.ts'

const URL_NOW = 'http://localhost:8080/#/carry/content/list?status=checked'

function page(setting: string | string[] = ['production']) {
  const clock = new VirtualClock(1_000)
  const log = createErrorLog(clock)
  const print = vi.fn()
  const handle = createErrorHandler({ setting, log, print, pageUrl: () => URL_NOW })
  return { clock, log, print, handle }
}

function thrownAt(line: number, message = 'x is undefined'): Error {
  const error = new Error(message)
  error.stack = `Error: ${message}\n    at list (https://x/assets/list.js:${line}:1)`
  return error
}

describe('the dialog', () => {
  it('is there only when errors exist', () => {
    const { log, handle } = page()
    behaviour('B-081', () => {
      expect(hasErrorLog(log.state)).toBe(false)
      handle(new Error('x'), 'script')
      expect(hasErrorLog(log.state)).toBe(true)
    })
  })

  it('has a badge with the number of errors, repeated ones too', () => {
    const { log, handle } = page()
    for (let n = 0; n < 3; n += 1) handle(thrownAt(1), 'script')
    handle(thrownAt(2), 'script')
    behaviour('B-082', () => expect(badgeText(log.state.count)).toBe('4'))
    expect(log.state.rows.map(({ count }) => count)).toEqual([1, 3])
  })

  it('lists route URL, message and stack detail', () => {
    const { log, handle } = page()
    handle(thrownAt(7, 'broken'), 'render')
    const [row] = errorLogRows(log.state)
    behaviour('B-083', () => {
      expect(row).toMatchObject({ url: URL_NOW.replace('checked', '…'), message: 'broken' })
      expect(row?.stack).toContain('list.js:7:1')
    })
  })

  it('offers links to three search engines for each error', () => {
    const { log, handle } = page()
    handle(new Error('x is not a function'), 'script')
    handle(new Error('y is not a function'), 'script')
    behaviour('B-084', () => {
      for (const { searches } of errorLogRows(log.state)) {
        const hosts = searches.map(({ url }) => url.split('/')[2])
        expect(hosts).toEqual(['www.baidu.com', 'www.google.com', 'www.bing.com'])
      }
    })
  })

  it('is closed by cancel without a change to the log', () => {
    const { log, handle } = page()
    handle(new Error('x'), 'script')
    const before = snapshot(log.state)
    errorLogRows(before)
    expect(ERROR_LOG_WORDS.cancel).toEqual({ zh: '取消', en: 'Cancel' })
    expect(snapshot(log.state)).toBe(before)
  })

  it("is cleared by 'dismiss for now'", () => {
    const { log, handle } = page()
    handle(new Error('x'), 'script')
    log.clear()
    expect(log.state).toEqual({ rows: [], count: 0 })
    expect(ERROR_LOG_WORDS.dismiss).toEqual({ zh: '暂不显示', en: 'Dismiss for now' })
  })
})

describe('the global handler', () => {
  it('is active only when the setting includes production', () => {
    behaviour('B-087', () => {
      expect(
        [['production'], ['development', 'production'], 'production'].map(isErrorLogOn),
      ).toEqual([true, true, true])
      expect([['development'], [], '', 'preproduction'].map(isErrorLogOn)).toEqual(
        Array(4).fill(false),
      )
      const { log, print, handle } = page(['development'])
      handle(new Error('x'), 'script')
      expect([log.state.count, print.mock.calls.length]).toEqual([0, 0])
    })
  })

  it('prints with the product prefix', () => {
    const { print, handle } = page()
    const error = new Error('broken')
    handle(error, 'promise')
    behaviour(['B-088', 'E-021'], () => expect(print.mock.calls).toEqual([['[omc] broken', error]]))
  })

  it('sends the error and the address of the page to the log', () => {
    const { log, handle } = page()
    handle(new Error('broken'), 'script')
    behaviour(['B-089', 'E-021'], () => {
      expect(log.state.rows[0]).toMatchObject({
        message: 'broken',
        kind: 'script',
        lastAt: 1_000,
      })
      expect(log.state.rows[0]?.url).toContain('#/carry/content/list')
    })
  })

  it('does not print errors of requests, but keeps them', () => {
    const { log, print, handle } = page()
    handle(new Error('Request failed with status code 500'), 'request')
    behaviour('B-090', () => expect(print).not.toHaveBeenCalled())
    expect(log.state.count).toBe(1)
  })

  it('never throws and never calls itself, for any thrown value and any listener', () => {
    const { log, handle, print } = page()
    const hostile = {
      get message(): string {
        throw new Error('no')
      },
    }
    for (const thrown of [undefined, null, 0, '', Symbol('s'), hostile, Object.create(null)]) {
      expect(() => handle(thrown, 'promise')).not.toThrow()
    }
    expect(log.state.rows.length).toBeGreaterThan(4)
    print.mockClear()
    print.mockImplementation(() => handle(new Error('again'), 'script'))
    expect(() => handle(new Error('first'), 'script')).not.toThrow()
    expect(print).toHaveBeenCalledTimes(1)
    const fail = () => {
      throw new Error('listener')
    }
    subscribe(log.state, fail, true)
    expect(() => handle(new Error('last'), 'script')).not.toThrow()
    expect(log.state.rows[0]?.message).toBe('last')
  })
})

it('counts the same error on the same screen in one row and moves it up', async () => {
  const { clock, log, handle } = page()
  handle(thrownAt(1), 'script')
  handle(thrownAt(2), 'script')
  await clock.advance(5_000)
  handle(thrownAt(1), 'script')
  expect(
    log.state.rows.map(({ id, count, firstAt, lastAt }) => [id, count, firstAt, lastAt]),
  ).toEqual([
    ['1', 2, 1_000, 6_000],
    ['2', 1, 1_000, 1_000],
  ])
})

it('keeps no secret, neither in the message nor in the stack, and prints none', () => {
  const { log, print, handle } = page()
  const error = new Error('refused: Bearer abc.def-123')
  error.stack = 'Error: refused: Bearer abc.def-123\n    at https://x/a.js?token=s3cr3t:1:2'
  handle(error, 'script')
  expect(JSON.stringify([log.state, print.mock.calls[0]?.[0]])).not.toMatch(/abc|s3cr3t/)
})

it('holds at most 100 rows; the oldest go first', () => {
  const { log, handle } = page()
  for (let line = 1; line <= ERROR_LOG_MAX_ROWS + 20; line += 1) handle(thrownAt(line), 'script')
  const { rows, count } = log.state
  expect([rows.length, count]).toEqual([100, 120])
  expect(rows.at(-1)?.stack).toContain('list.js:21:1')
})

it.each([
  'ResizeObserver loop limit exceeded',
  'ResizeObserver loop completed with undelivered notifications.',
  'Unchecked runtime.lastError: The message port closed before a response was received.',
  'A listener indicated an asynchronous response, but the message channel closed before a response was received',
  'Extension context invalidated.',
  'Could not establish connection. Receiving end does not exist.',
  'The user aborted a request.',
  'The operation was aborted. ',
  'signal is aborted without reason',
  'Script error.',
])('takes no note of %s', (message) => {
  const { log, print, handle } = page()
  handle(message, 'script')
  expect([log.state.count, print.mock.calls.length]).toEqual([0, 0])
})

it('takes no note of code of extensions, but of ours that an extension called', () => {
  const { log, handle } = page()
  const theirs = new Error('x')
  theirs.stack =
    'Error: x\n    at f (chrome-extension://abc/content.js:1:2)\n    at g (https://x/a.js:1:2)'
  handle(theirs, 'script')
  expect(log.state.count).toBe(0)
  const ours = new Error('x')
  ours.stack =
    'Error: x\n    at g (https://x/a.js:1:2)\n    at f (moz-extension://abc/content.js:1:2)'
  handle(ours, 'script')
  handle(new Error('ResizeObserver is not defined'), 'script')
  expect(log.state.count).toBe(2)
})

it('keeps no more of a huge message than a row can show', () => {
  const { log, handle } = page()
  handle('x'.repeat(1_000_000), 'request')
  expect(log.state.rows[0]?.message).toHaveLength(501)
})

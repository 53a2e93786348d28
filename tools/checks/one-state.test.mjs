import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { oneState } from './one-state.mjs'
import { plantProject } from './project.mjs'

const problemsOf = (text, path = 'apps/console/src/x.ts') =>
  oneState(plantProject({ [path]: text }))

const STORE = `export function createStore() {
  let state = 0
  const listeners = new Set()
  return {
    getState: () => state,
    subscribe(listener) { listeners.add(listener) },
  }
}`

describe('one idiom for state', () => {
  it('refuses a store that is made by hand, in each form', () => {
    assert.deepEqual(problemsOf(STORE), [
      'apps/console/src/x.ts:6: a store made by hand: hand out a valtio state (docs/adr/025)',
    ])
    for (const text of [
      `export type Store = { readonly subscribe: (listener: () => void) => () => void }`,
      `export interface Store { subscribe(listener: () => void): void }`,
      `export class Store { subscribe = () => {} }`,
      `return { getState, subscribe }`,
      `return { subscribe: listen }`,
    ])
      assert.equal(problemsOf(text, 'libs/shell/src/x.ts').length, 1, text)
  })

  it('refuses listeners that are kept by hand, under whatever name', () => {
    for (const path of ['apps/console/src/x.ts', 'libs/publisher/src/x.ts']) {
      const problems = problemsOf(`const changes = new Set<(now: number) => void>()`, path)
      assert.match(problems[0], /:1: listeners kept by hand/)
    }
    assert.deepEqual(problemsOf(`const loaders = new Set<() => Promise<unknown>>()`), [])
  })

  it('refuses to read one past valtio', () => {
    const text = `import { useSyncExternalStore as read } from 'react'`
    assert.match(problemsOf(text, 'apps/console/src/x.tsx')[0], /x\.tsx:1: useSyncExternalStore/)
  })

  it('keeps React out of the shell', () => {
    const text = `import { proxy } from 'valtio'`
    assert.match(problemsOf(text, 'libs/shell/src/x.ts')[0], /valtio\/vanilla/)
    assert.deepEqual(problemsOf(text), [])
    assert.deepEqual(
      problemsOf(text.replace('valtio', 'valtio/vanilla'), 'libs/shell/src/x.ts'),
      [],
    )
  })

  it('lets others be listened to, and leaves tests and the libraries for strangers alone', () => {
    for (const text of [
      `import { subscribe } from 'valtio/vanilla'`,
      `const stop = cache.subscribe(look)`,
      `const { subscribe } = publisher`,
      `// subscribe: nobody`,
    ])
      assert.deepEqual(problemsOf(text), [], text)
    for (const path of ['apps/console/src/x.test.ts', 'libs/chat-widget/src/x.ts'])
      assert.deepEqual(problemsOf(STORE, path), [], path)
  })
})

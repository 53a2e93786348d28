import assert from 'node:assert/strict'
import { it } from 'node:test'
import { cacheUse, cacheWord } from './cache-use.mjs'

const SAID = `
> nx run @omc/acl:test  [existing outputs match the cache, left as is]

 ✓ src/roles.test.ts (3 tests) 1ms

> nx run @omc/console:build  [local cache]

> nx run packing:test

> nx run packing:test
`

it('counts the tasks that nx took from its cache, each once', () => {
  assert.deepEqual(cacheUse(SAID), { kept: 2, tasks: 3 })
  assert.deepEqual(cacheUse('\u001b[1m> nx run a:b\u001b[22m  [local cache]'), {
    kept: 1,
    tasks: 1,
  })
})

it('says so only where something was taken', () => {
  assert.equal(cacheWord({ kept: 0, tasks: 3 }), '')
  assert.equal(cacheWord({ kept: 2, tasks: 3 }), '2 of 3 from the cache')
  assert.equal(cacheWord({ kept: 1, tasks: 1 }), 'from the cache')
  assert.equal(cacheWord(undefined), '')
})

import { memoryStore } from '@omc/core/testing'
import { expect, it } from 'vitest'
import { keptValue } from './kept-value.ts'

const flag = (store: ReturnType<typeof memoryStore>) =>
  keptValue({ key: 'k', fallback: false, parse: (raw) => raw === true, store: () => store })

it('gives back what was written', () => {
  const store = memoryStore()
  flag(store).write(true)
  expect(flag(store).read()).toBe(true)
})

it('removes what cannot be read and shows the fallback', () => {
  const store = memoryStore({ k: '{not json' })
  expect(flag(store).read()).toBe(false)
  expect(store.values.has('k')).toBe(false)
})

it('works without a storage and says that nothing is kept', () => {
  const store = memoryStore()
  store.block()
  const kept = flag(store)
  expect(kept.isKept()).toBe(true)
  kept.write(true)
  expect(kept.read()).toBe(false)
  expect(kept.isKept()).toBe(false)
})

it('survives a browser where naming the storage throws', () => {
  const kept = keptValue({
    key: 'k',
    fallback: 1,
    parse: Number,
    store: () => {
      throw new Error('SecurityError')
    },
  })
  kept.write(2)
  expect(kept.read()).toBe(1)
})

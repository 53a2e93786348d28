import { expect, it } from 'vitest'
import { inTurn } from './in-turn.ts'

it('does one after another, goes on after a failure, and tells when all is done', async () => {
  const seen: string[] = []
  const { add, settled } = inTurn((error) => void seen.push(String(error)))
  let letGo = (): void => undefined
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  add(async () => {
    await gate
    seen.push('first')
  })
  add(async () => {
    throw new Error('lost')
  })
  add(async () => void seen.push('third'))
  expect(seen).toEqual([])
  letGo()
  await settled()
  expect(seen).toEqual(['first', 'Error: lost', 'third'])
})

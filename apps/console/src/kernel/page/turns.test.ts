import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('gives each a turn of its own, in order, when the browser is idle after the first screen', async () => {
  const idle: (() => void)[] = []
  let arrive = () => {}
  const stands = new Promise<void>((resolve) => (arrive = resolve))
  const turn = createTurns(stands, (run) => idle.push(run))
  const begun: string[] = []
  for (const name of ['cable', 'panels', 'search']) void turn().then(() => begun.push(name))
  const rest = async () => {
    await new Promise((resolve) => setTimeout(resolve))
    idle.shift()?.()
    await new Promise((resolve) => setTimeout(resolve))
    return [...begun]
  }
  expect(await rest()).toEqual([])
  arrive()
  expect(await rest()).toEqual(['cable'])
  expect(await rest()).toEqual(['cable', 'panels'])
  expect(await rest()).toEqual(['cable', 'panels', 'search'])
  void turn().then(() => begun.push('later'))
  expect(await rest()).toContain('later')
})

import { expect, it, vi } from 'vitest'
import { createAnnouncer } from '../realtime/index.ts'
import { createBroadcast } from './create-broadcast.ts'
import { inTurn } from './in-turn.ts'

const never = () => new Promise<void>(() => undefined)

it('does not wait for news of a queue, and waits for a command until it is on its way', async () => {
  let letGo = (): void => undefined
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const sent: unknown[] = []
  const lost = (error: unknown) => void sent.push(error)
  const { toAccount } = createBroadcast({
    announcer: createAnnouncer(async (_, message) => {
      sent.push(message)
      await gate
    }),
    broadcaster: { publish: never },
    events: inTurn({ pauseMs: 0, mostWaiting: 10, onError: lost }),
    lost,
  })
  await toAccount(7, 'u-1', { msg: 'queue_changed', command: '', uid: 'u-1' })
  const told = vi.fn()
  // The text of a command is the sender's own.
  const command = { msg: 'queue_changed', command: 'reload', uid: 'u-1' }
  const telling = toAccount(7, 'u-1', command).then(told)
  await expect.poll(() => sent.length).toBe(2)
  expect(told).not.toHaveBeenCalled()
  letGo()
  await telling
  expect(told).toHaveBeenCalledOnce()
})

it('tells what was lost, and fails no call for it', async () => {
  const lost: unknown[] = []
  const { toAccount } = createBroadcast({
    announcer: createAnnouncer(async () => {
      throw new Error('no line')
    }),
    broadcaster: { publish: never },
    events: inTurn({ pauseMs: 0, mostWaiting: 10, onError: (error) => void lost.push(error) }),
    lost: (error) => void lost.push(error),
  })
  await toAccount(7, 'u-1', { msg: 'remote', uid: 'u-1' })
  expect(lost).toEqual([new Error('no line')])
})

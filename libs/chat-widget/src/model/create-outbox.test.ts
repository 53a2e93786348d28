import * as fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { createChatModel } from './create-chat-model.ts'
import { createOutbox } from './create-outbox.ts'
import type { Outgoing, Receipt } from './create-outbox.ts'

const author = { name: '李雷', avatarUrl: null }
const text = (words: string): Outgoing => ({ kind: 'text', text: words })

const setUp = (model = createChatModel()) => {
  const sends: {
    key: string
    message: Outgoing
    accept: (receipt: Receipt) => Promise<void>
    refuse: () => Promise<void>
  }[] = []
  let count = 0
  const outbox = createOutbox(model, author, {
    newKey: () => `k${(count += 1)}`,
    now: () => 7,
    send: (key, message) =>
      new Promise((resolve, reject) => {
        sends.push({
          key,
          message,
          accept: (receipt) => (resolve(receipt), settled()),
          refuse: () => (reject(new Error('line down')), settled()),
        })
      }),
  })
  return { model, outbox, sends, stands: () => model.getState().messages.map(standOf) }
}
const standOf = (message: { kind: string; id: string; status?: string }) =>
  `${message.id} ${message.status}`
const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}

it('shows at once what is sent, and the id of the server when it has answered', async () => {
  const { model, outbox, sends, stands } = setUp()
  expect(outbox.submit(text('您好'))).toBe('k1')
  expect(model.getState().messages).toMatchObject([
    { id: 'k1', key: 'k1', at: 7, text: '您好', isOwn: true, status: 'sending', author },
  ])
  await sends[0]?.accept({ id: '41' })
  expect(stands()).toEqual(['41 sent'])
  expect(model.getState().messages[0]?.key).toBe('k1')
})

it('sends one after another, and goes on after one that failed', async () => {
  const { outbox, sends, stands } = setUp()
  outbox.submit(text('一'))
  outbox.submit(text('二'))
  expect(sends).toHaveLength(1)
  await sends[0]?.refuse()
  expect(sends.map(({ key }) => key)).toEqual(['k1', 'k2'])
  await sends[1]?.accept({ id: '42' })
  expect(stands()).toEqual(['k1 failed', '42 sent'])
})

it('tries again with the key and the content of the first try, and only what has failed', async () => {
  const { outbox, sends, stands } = setUp()
  outbox.submit(text('一'))
  outbox.retry('k1')
  expect(sends).toHaveLength(1)
  await sends[0]?.refuse()
  outbox.retry('k1')
  outbox.retry('k1')
  expect(stands()).toEqual(['k1 sending'])
  expect(sends.map(({ key, message }) => [key, message])).toEqual([
    ['k1', text('一')],
    ['k1', text('一')],
  ])
  await sends[1]?.accept({ id: '41' })
  outbox.retry('k1')
  outbox.retry('41')
  expect(sends).toHaveLength(2)
})

it('leaves a message alone whose try goes on, or that waits for its turn, however its try ends', async () => {
  const { outbox, sends, stands } = setUp()
  outbox.submit(text('一'))
  outbox.submit(text('二'))
  outbox.retry('k1')
  outbox.retry('k2')
  await sends[0]?.refuse()
  expect(sends.map(({ key }) => key)).toEqual(['k1', 'k2'])
  outbox.retry('k2')
  await sends[1]?.refuse()
  expect(sends).toHaveLength(2)
  expect(stands()).toEqual(['k1 failed', 'k2 failed'])
})

it('tries once when two places ask at the same change', async () => {
  const { model, outbox, sends, stands } = setUp()
  outbox.submit(text('一'))
  await sends[0]?.refuse()
  const leave = model.subscribe(() => {
    leave()
    outbox.retry('k1')
  })
  outbox.retry('k1')
  await sends[1]?.refuse()
  expect(sends).toHaveLength(2)
  expect(stands()).toEqual(['k1 failed'])
})

it('goes on with the next message when a listener throws, and sends none of them again', async () => {
  const { model, outbox, sends } = setUp()
  outbox.submit(text('一'))
  outbox.submit(text('二'))
  outbox.submit(text('三'))
  const uncaught = vi.fn()
  process.on('unhandledRejection', uncaught)
  const leave = model.subscribe(() => {
    throw new Error('a listener of the host')
  })
  await sends[0]?.accept({ id: '41' })
  await sends[1]?.refuse()
  leave()
  await new Promise((resolve) => {
    setTimeout(resolve)
  })
  process.off('unhandledRejection', uncaught)
  expect(uncaught).toHaveBeenCalledTimes(2)
  expect(sends.map(({ key }) => key)).toEqual(['k1', 'k2', 'k3'])
  expect(model.getState().messages).toMatchObject([
    { id: '41', status: 'sent' },
    { id: 'k2', status: 'failed' },
    { id: 'k3', status: 'sending' },
  ])
})

it('sends nothing by an outbox that was made after the message: its try may still go on', async () => {
  const first = setUp()
  first.outbox.submit(text('一'))
  const later = setUp(first.model)
  later.outbox.retry('k1')
  later.outbox.discard('k1')
  expect([first.sends.length, later.sends.length]).toEqual([1, 0])
  expect(first.stands()).toEqual(['k1 sending'])
})

it('takes away what has failed, and nothing that is on its way', async () => {
  const { outbox, sends, stands } = setUp()
  outbox.submit(text('一'))
  outbox.discard('k1')
  expect(stands()).toEqual(['k1 sending'])
  await sends[0]?.refuse()
  outbox.discard('k1')
  expect(stands()).toEqual([])
})

it('never has two tries of one message on the way, and none after it was taken, for any course of events', async () => {
  const event = fc.oneof(
    fc.constant({ tag: 'submit' as const }),
    fc.record({ tag: fc.constant('retry' as const), key: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ tag: fc.constant('answer' as const), isGood: fc.boolean() }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 20 }), async (events) => {
      const { outbox, sends } = setUp()
      const taken = new Set<string>()
      let answered = 0
      for (const step of events) {
        if (step.tag === 'submit') outbox.submit(text('x'))
        if (step.tag === 'retry') outbox.retry(`k${step.key}`)
        if (step.tag === 'answer' && sends[answered]) {
          const send = sends[answered]
          answered += 1
          if (step.isGood && send) taken.add(send.key)
          await (step.isGood ? send?.accept({ id: `s${answered}` }) : send?.refuse())
        }
        expect(sends.length - answered).toBeLessThanOrEqual(1)
        const waiting = sends.slice(answered).map(({ key }) => key)
        expect(waiting.filter((key) => taken.has(key))).toEqual([])
      }
    }),
  )
})

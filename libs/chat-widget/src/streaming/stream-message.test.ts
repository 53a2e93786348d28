import { describe, expect, it } from 'vitest'
import { addParts, failStream, finishStream, startStream, stopStream } from './stream-message.ts'
import type { StreamMessage } from './stream-message.ts'

const started = startStream({ id: 'a', at: 0, author: { name: '助手', avatarUrl: null } })
const part = (index: number) => ({ index, text: `${index}` })
const withParts = (...indexes: readonly number[]) =>
  indexes.reduce((message, index) => addParts(message, [part(index)]), started)
const seen = ({ text, phase, early }: StreamMessage) => [text, phase, early.length]

describe('parts', () => {
  it('are put together in the order of their numbers, whatever order they come in', () => {
    expect(seen(withParts(0, 1, 2))).toEqual(['012', 'streaming', 0])
    expect(seen(withParts(2, 1))).toEqual(['', 'streaming', 2])
    expect(seen(withParts(2, 1, 0, 4))).toEqual(['012', 'streaming', 1])
    expect(seen(addParts(started, [part(1), part(0), part(2)]))).toEqual(['012', 'streaming', 0])
  })

  it('change nothing when they come again, even with other words', () => {
    const message = withParts(0, 2)
    expect(addParts(message, [part(0), { index: 2, text: 'x' }])).toBe(message)
    expect(seen(addParts(message, [part(1)]))).toEqual(['012', 'streaming', 0])
  })

  it('come together the same way in every order', () => {
    const orders = [
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [1, 3, 0, 2],
      [2, 0, 3, 1],
    ]
    for (const order of orders) {
      expect(seen(finishStream(withParts(...order), 4))).toEqual(['0123', 'finished', 0])
    }
  })
})

describe('the end', () => {
  it('waits for parts that are still on their way', () => {
    const announced = finishStream(withParts(0, 2), 3)
    expect(seen(announced)).toEqual(['0', 'streaming', 1])
    expect(finishStream(announced, 3)).toBe(announced)
    expect(seen(addParts(announced, [part(1)]))).toEqual(['012', 'finished', 0])
  })

  it('comes at once when every part is there, or there are none', () => {
    expect(seen(finishStream(withParts(0, 1), 2))).toEqual(['01', 'finished', 0])
    expect(seen(finishStream(started, 0))).toEqual(['', 'finished', 0])
  })

  it.each([
    ['stopped', stopStream],
    ['failed', failStream],
  ] as const)('%s keeps what is there and takes no more', (phase, end) => {
    const ended = end(withParts(0, 2))
    expect(seen(ended)).toEqual(['0', phase, 0])
    expect(addParts(ended, [part(1)])).toBe(ended)
    expect(finishStream(ended, 3)).toBe(ended)
    expect(stopStream(ended)).toBe(ended)
    expect(failStream(ended)).toBe(ended)
  })

  it('is final: what is finished is neither stopped nor failed later', () => {
    const finished = finishStream(withParts(0), 1)
    expect([stopStream(finished), failStream(finished), addParts(finished, [part(1)])]).toEqual([
      finished,
      finished,
      finished,
    ])
  })
})

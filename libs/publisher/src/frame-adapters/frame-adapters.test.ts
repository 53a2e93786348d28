import { CHANNEL_ROWS } from '@omc/core'
import { expect, it } from 'vitest'
import { FRAME_PROTOCOL } from '../frame-bridge/frame-protocol.ts'
import { FRAME_CONTENT } from '../testing/frame-content.ts'
import { frameAdapterOf } from './frame-adapters.ts'

it.each(CHANNEL_ROWS.map(({ name }) => name))(
  'the page of %s is asked for its account and published to in words of the protocol',
  async (channel) => {
    const { accountSubjects, publish } = frameAdapterOf(channel)
    for (const subject of accountSubjects) expect(FRAME_PROTOCOL[subject].effect).toBe('read')
    expect(accountSubjects.at(-1)).toBe('UserInfo')
    const asked: unknown[] = []
    const content = { ...FRAME_CONTENT, channel }
    const request = async (...question: readonly unknown[]) => {
      asked.push(question)
      return { tag: 'silence' } as const
    }
    expect(await publish({ request }, content)).toEqual({ tag: 'unknown', reason: 'silence' })
    expect(asked).toEqual([['PublishContent', content]])
  },
)

it('a channel of a newer server is asked as most are', () => {
  expect(frameAdapterOf('a-new-one')).toBe(frameAdapterOf('guangguang'))
})

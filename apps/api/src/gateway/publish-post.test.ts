import { describe, expect, it } from 'vitest'
import { A_POST } from '../../test/a-post.ts'
import type { ChannelAddress, PostedContent } from './gateway.ts'
import { createPublishPost } from './publish-post.ts'
import type { ChannelRequest, SendToChannel } from './send-to-channel.ts'

const CHANNEL: ChannelAddress = { name: 'daorc', baseUrl: 'http://127.0.0.1:9', token: undefined }
const CONTENT: PostedContent = { ...A_POST, channel: 'daorc', uid: '42' }

const post = (send: SendToChannel) => createPublishPost(send)(CHANNEL, CONTENT)
const saying = (status: number, body: unknown) =>
  post(async () => ({
    status,
    text: typeof body === 'string' ? body : JSON.stringify(body),
    retryAfter: null,
  }))

describe('a content sent to its channel', () => {
  it('goes once, to the account, under its attempt key', async () => {
    const asked: ChannelRequest[] = []
    await post(async (_channel, request) => {
      asked.push(request)
      return { status: 503, text: '', retryAfter: null }
    })
    expect(asked).toEqual([{ method: 'POST', path: ['accounts', '42', 'posts'], body: CONTENT }])
  })

  it.each([200, 201])('is posted by an answer %i that names the post', async (status) => {
    const answer = await saying(status, { post_id: 'p-1', feed_id: 'f-1' })
    expect(answer).toEqual({ tag: 'posted', postId: 'p-1', feedId: 'f-1' })
  })

  it('is refused by a definite no alone', async () => {
    const no = { code: 'rejected', message: '内容未通过平台审核' }
    expect(await saying(422, no)).toEqual({ tag: 'refused', status: 422, ...no })
    for (const status of [408, 425, 429, 500, 503])
      expect(await saying(status, no)).toEqual({ tag: 'unclear', why: `status ${status}` })
  })

  it.each<[string, number, unknown]>([
    ['a post without its id', 201, { post_id: 'p-1', feed_id: '' }],
    ['no JSON', 201, '{"post_id":"'],
    ['a redirect', 302, ''],
    ['a no without words', 422, {}],
  ])('may be live after %s', async (_what, status, body) => {
    expect(await saying(status, body)).toMatchObject({ tag: 'unclear' })
  })

  it('may be live after a broken line', async () => {
    const broken = async () => Promise.reject(new Error('socket hang up'))
    expect(await post(broken)).toEqual({ tag: 'unclear', why: 'socket hang up' })
  })
})

import { expect, it } from 'vitest'
import { FRAME_CONTENT } from '../testing/frame-content.ts'
import type { FrameAdapter } from './frame-adapter.ts'
import { publishThrough } from './publish-through.ts'

const broken = new TypeError('title is undefined')
const bridge = { request: async () => ({ tag: 'silence' }) as const }

it('F17: an adapter that breaks before it asks has sent nothing: the content is not fit', async () => {
  const publish = () => Promise.reject(broken)
  expect(await publishThrough({ publish }, bridge, FRAME_CONTENT)).toEqual({
    tag: 'not-sent',
    reason: 'content-invalid',
    message: 'title is undefined',
  })
})

it('F17: nobody knows what an adapter has sent that breaks after it asked', async () => {
  const adapter: Pick<FrameAdapter, 'publish'> = {
    async publish({ request }) {
      await request('UserInfo', {})
      throw broken
    },
  }
  await expect(publishThrough(adapter, bridge, FRAME_CONTENT)).rejects.toBe(broken)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeRequest } from '../../kit/testing/fake-request.ts'
import { tellingFetch } from './telling-fetch.ts'

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', FakeRequest))
afterEach(() => void vi.unstubAllGlobals())

const start = (signal?: AbortSignal) => {
  const shares: number[] = []
  const answer = tellingFetch((share) => shares.push(share))('/api/v1/uploads', {
    method: 'POST',
    headers: { authorization: 'Bearer t' },
    body: 'x',
    ...(signal && { signal }),
  })
  const request = FakeRequest.last
  if (!request) throw new Error('nothing was sent')
  return { shares, answer, request }
}

test('sends what fetch would, tells the share, and answers with status, headers and body', async () => {
  const { shares, answer, request } = start()
  expect(request.opened).toEqual(['POST', '/api/v1/uploads'])
  expect([request.headers, request.sent]).toEqual([{ authorization: 'Bearer t' }, 'x'])
  request.progress(5, 20)
  expect(shares).toEqual([0.25])
  request.answer(201, '{"a":1}')
  const response = await answer
  expect([response.status, response.headers.get('x-request-id')]).toEqual([201, '7'])
  expect(await response.json()).toEqual({ a: 1 })
})

test('has no body where the answer has none', async () => {
  const { answer, request } = start()
  request.answer(204)
  expect((await answer).status).toBe(204)
})

test('fails as fetch does without an answer, and ends with its signal', async () => {
  const { answer, request } = start()
  request.dispatchEvent(new Event('error'))
  await expect(answer).rejects.toBeInstanceOf(TypeError)
  const stop = new AbortController()
  const stopped = start(stop.signal)
  stop.abort('enough')
  await expect(stopped.answer).rejects.toBe('enough')
  expect(stopped.request.isAborted).toBe(true)
})

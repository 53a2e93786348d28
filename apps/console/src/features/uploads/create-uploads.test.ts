import { expect, test, vi } from 'vitest'
import { createUploads } from './create-uploads.ts'
import type { SendFile } from './send-file.ts'

const file = (name: string) => new File(['x'], name, { type: 'image/png' })

type Sent = {
  readonly name: string
  readonly signal: AbortSignal
  readonly onShare: (share: number) => void
  readonly settle: (url: string | Error) => void
}

function setUp() {
  const sent: Sent[] = []
  const done = vi.fn()
  const send: SendFile = (one, { signal, onShare }) =>
    new Promise((resolve, reject) => {
      const settle = (url: string | Error) =>
        // as: only the address is read.
        typeof url === 'string' ? resolve({ url } as Awaited<ReturnType<SendFile>>) : reject(url)
      sent.push({ name: one.name, signal, onShare, settle })
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  const uploads = createUploads({
    send,
    refusal: ({ name }) => (name.endsWith('.psd') ? '只能上传图片' : null),
    reasonOf: (error) => (error instanceof Error ? error.message : ''),
    onSent: () => undefined,
  })
  uploads.handTo((url) => done(url))
  const states = () => uploads.state.files.map(({ name, state }) => `${name} ${state.tag}`)
  return { uploads, sent, done, states }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('sends two at once, tells how far each is, and drops what is there', async () => {
  const { uploads, sent, done, states } = setUp()
  uploads.add([file('a.png'), file('b.png'), file('c.png')])
  expect(states()).toEqual(['a.png sending', 'b.png sending', 'c.png waiting'])
  sent[0]?.onShare(0.5)
  expect(uploads.state.files[0]?.state).toEqual({ tag: 'sending', share: 0.5 })
  sent[0]?.settle('/a')
  await settled()
  expect(done).toHaveBeenCalledExactlyOnceWith('/a')
  expect(states()).toEqual(['b.png sending', 'c.png sending'])
})

test('refuses each file for its own reason and sends the others', () => {
  const { uploads, sent, states } = setUp()
  uploads.add([file('a.psd'), file('b.png')])
  expect(states()).toEqual(['a.psd refused', 'b.png sending'])
  expect(sent.map(({ name }) => name)).toEqual(['b.png'])
  uploads.remove('1')
  expect(states()).toEqual(['b.png sending'])
})

test('tells why one failed, and sends it again', async () => {
  const { uploads, sent, done, states } = setUp()
  uploads.add([file('a.png')])
  sent[0]?.settle(new Error('网络中断'))
  await settled()
  expect(uploads.state.files[0]?.state).toEqual({ tag: 'failed', reason: '网络中断' })
  uploads.retry(['1'])
  expect(states()).toEqual(['a.png sending'])
  sent[1]?.settle('/a')
  await settled()
  expect(done).toHaveBeenCalledExactlyOnceWith('/a')
  expect(states()).toEqual([])
})

test('stops one, which hands in nothing, and goes on with the next', async () => {
  const { uploads, sent, done, states } = setUp()
  uploads.add([file('a.png'), file('b.png'), file('c.png')])
  uploads.remove('1')
  expect(sent[0]?.signal.aborted).toBe(true)
  await settled()
  expect(states()).toEqual(['b.png sending', 'c.png sending'])
  expect(done).not.toHaveBeenCalled()
})

import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { ServerAnswer, ServerQuestion } from './words.ts'

type Told<Tag extends ServerAnswer['tag']> = Extract<ServerAnswer, { tag: Tag }>

/** A server under test in its own process. */
export type ServerChild = {
  readonly url: string
  readonly weigh: () => Promise<Told<'weighed'>>
  readonly send: (text: string) => Promise<Told<'sent'>>
  /** Longest block of its event loop since the last call, ms. */
  readonly hold: () => Promise<number>
  readonly stop: () => void
}

export async function startServer(kind: 'cable' | 'plain'): Promise<ServerChild> {
  const child = fork(join(import.meta.dirname, 'server.ts'), [kind], {
    execArgv: ['--expose-gc'],
  })
  const waiting: ((answer: ServerAnswer) => void)[] = []
  child.on('message', (answer: ServerAnswer) => waiting.shift()?.(answer))
  const hear = () => new Promise<ServerAnswer>((resolve) => void waiting.push(resolve))
  // as: it answers in the order of the requests.
  const ask = async <Tag extends ServerAnswer['tag']>(question: ServerQuestion) => {
    const answer = hear()
    child.send(question)
    return (await answer) as Told<Tag>
  }
  const listening = (await hear()) as Told<'listening'>
  return {
    url: `ws://127.0.0.1:${listening.port}/cable?token=${'t'.repeat(32)}`,
    weigh: () => ask<'weighed'>({ ask: 'weigh' }),
    send: (text) => ask<'sent'>({ ask: 'send', text }),
    hold: async () => (await ask<'held'>({ ask: 'hold' })).holdMs,
    stop: () => void child.kill(),
  }
}

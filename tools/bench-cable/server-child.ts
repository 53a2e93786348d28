import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { ServerAnswer, ServerQuestion } from './words.ts'

type Told<Tag extends ServerAnswer['tag']> = Extract<ServerAnswer, { tag: Tag }>

/** A server under test, in a process of its own. */
export type ServerChild = {
  readonly url: string
  readonly weigh: () => Promise<Told<'weighed'>>
  readonly send: (text: string) => Promise<Told<'sent'>>
  /** The longest hold of its event loop since it was asked last, ms. */
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
  // as: it answers in the order in which it is asked.
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

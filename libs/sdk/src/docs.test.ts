import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { startCableServer } from './testing/action-cable-server.ts'

const file = (name: string) => path.join(import.meta.dirname, `${name}-example.gen.ts`)
const names = ['session', 'realtime'] as const

afterEach(async () => {
  vi.restoreAllMocks()
  for (const name of names) await rm(file(name), { force: true })
})

/** The first example of a page of the documentation, as a module beside the sources. */
async function load(name: (typeof names)[number]) {
  const page = await readFile(path.join(import.meta.dirname, `../docs/${name}.md`), 'utf8')
  const [, example = ''] = /```ts\n([\s\S]*?)```/.exec(page) ?? []
  const source = example
    .replaceAll("'@omc/sdk/realtime'", "'./realtime/index.ts'")
    .replaceAll("'@omc/sdk'", "'./index.ts'")
  await writeFile(file(name), source)
  const promised = [...example.matchAll(/^.*\) \/\/ (.*)$/gm)].map(([, line]) => line)
  return { promised, run: async () => import(/* @vite-ignore */ file(name)) }
}

it('the example of docs/session.md prints what it says', async () => {
  const printed: string[] = []
  const print = (...words: unknown[]) => void printed.push(words.map(String).join(' '))
  vi.spyOn(console, 'log').mockImplementation(print)
  const { promised, run } = await load('session')
  await run()
  expect(promised.length).toBe(3)
  expect(printed).toEqual(promised)
})

it('the example of docs/realtime.md runs a command of the channel once', async () => {
  const server = await startCableServer({ pingMs: 20 })
  const lines: string[] = []
  const { run } = await load('realtime')
  const { connect } = await run()
  const stop = await connect(server.url, (line: string) => lines.push(line))
  await vi.waitUntil(() => server.commands.length === 1)
  const command = {
    id: '7',
    uid: 'u1',
    command: 'open_page',
    params: { path: '/home' },
    issued_at: Date.now(),
    expires_at: Date.now() + 60_000,
  }
  const events = '{"channel":"EventsChannel"}'
  for (const message of [command, command, { msg: 'weather' }]) server.broadcast(events, message)
  server.broadcast(events, { msg: 'queue_changed', uid: 'u1', kind: 'queued' })
  await vi.waitUntil(() => lines.length >= 6)
  expect(lines.toSorted()).toEqual(
    [
      '7 received',
      '7 started',
      'open /home',
      '7 finished',
      'something of a newer server',
      'queue of u1: queued',
    ].toSorted(),
  )
  stop()
  await server.close()
})

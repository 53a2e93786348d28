import { COMMAND_ROWS } from '@omc/core'
import type { CommandRow } from '@omc/core'
import { describe, expect, it } from 'vitest'
import type { CommandPorts } from './command-handlers.ts'
import { RUN_COMMANDS, canBeStopped, commandHandlers } from './command-handlers.ts'

const ports: CommandPorts = {
  startPublish: async () => ({ tag: 'done', detail: 'queue 2' }),
  openPage: (path) => path === '/console',
}
const command = (name: string, params: Readonly<Record<string, unknown>> = {}) => ({
  id: '1',
  name,
  uid: '73905',
  issuedAt: 0,
  expiresAt: 60_000,
  params,
  msg: '',
  issuer: 'manager',
})
const handlers = commandHandlers(ports)

describe('what a console does for a command', () => {
  it.each(COMMAND_ROWS.map((row) => [row.name, row] as const))(
    '%s: it runs and offers what has a handler, and nothing else',
    async (name, { handler }: CommandRow) => {
      expect(Object.hasOwn(handlers, name)).toBe(handler !== null)
      expect(RUN_COMMANDS.some((row) => row.name === name)).toBe(handler !== null)
      const answer = await handlers[name]?.(command(name, { path: '/console' }))
      expect(answer?.tag).toBe(handler === null ? undefined : 'done')
    },
  )

  it('opens no page that the person may not see, and none without an address', async () => {
    const refused = { tag: 'refused', reason: 'page-not-allowed' }
    for (const params of [{ path: '/setting/user' }, { path: 5 }, {}])
      expect(await handlers['open_page']?.(command('open_page', params))).toEqual(refused)
  })

  it('can stop a run that began, and nothing that nobody knows', () => {
    expect(RUN_COMMANDS.map(({ name }) => name).filter(canBeStopped)).toEqual(['start_publish'])
    expect(canBeStopped('format_disk')).toBe(false)
  })
})

import { behaviour } from '@omc/behaviours/vitest'
import { COMMAND_ROWS } from '@omc/core'
import { describe, expect, it } from 'vitest'
import { workKind } from '../work/work-kinds.ts'
import type { CommandPorts } from './command-handlers.ts'
import { RUN_COMMANDS, stoppable, commandHandlers } from './command-handlers.ts'

const ports: CommandPorts = {
  startPublish: async () => ({ tag: 'done', detail: 'queue 2' }),
  startWork: async ({ name }) => ({ tag: 'done', detail: name }),
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
  it.each([
    ['B-211', 'start_publish', 'queue 2'],
    ['B-212', 'open_page', undefined],
    ['B-213', 'delete_all_contents', 'delete_all_contents'],
    ['B-214', 'delete_today_contents', 'delete_today_contents'],
    ['B-215', 'delete_unpass_contents', 'delete_unpass_contents'],
    ['B-216', 'batch_smart_image_upload', 'batch_smart_image_upload'],
    ['B-217', 'batch_carry_image_upload', 'batch_carry_image_upload'],
  ] as const)('%s: %s runs and is offered', async (id, name, detail) => {
    const answer = await handlers[name]?.(command(name, { path: '/console' }))
    behaviour(id, () => {
      expect(answer).toEqual({ tag: 'done', detail })
      expect(RUN_COMMANDS.filter((row) => row.name === name)).toHaveLength(1)
    })
  })

  it('are all that the specification names', () =>
    expect(Object.keys(handlers).toSorted()).toEqual(
      COMMAND_ROWS.map(({ name }) => name).toSorted(),
    ))

  it.each(RUN_COMMANDS.flatMap(({ name, work }) => (work === undefined ? [] : [[name, work]])))(
    '%s: there is a job %s',
    (_name, work = '') => expect(workKind(work)?.name).toBe(work),
  )

  it('opens no page that the person may not see, and none without an address', async () => {
    const refused = { tag: 'refused', reason: 'page-not-allowed' }
    for (const params of [{ path: '/setting/user' }, { path: 5 }, {}])
      expect(await handlers['open_page']?.(command('open_page', params))).toEqual(refused)
  })

  it('can stop a run and a job, and nothing that nobody knows', () => {
    expect(stoppable('start_publish')).toBe('run')
    expect(stoppable('delete_all_contents')).toBe('work')
    expect(stoppable('open_page')).toBeNull()
    expect(stoppable('format_disk')).toBeNull()
  })
})

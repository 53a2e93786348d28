import { describe, expect, it } from 'vitest'
import { commandProgress, ECHO_MS } from './command-progress.ts'
import type { CommandRow } from './command-progress.ts'

const at = (ms: number) => new Date(ms).toISOString()
const command = (change: Readonly<Record<string, unknown>>): CommandRow =>
  ({
    id: 'c',
    type: 'commands',
    uid: '88213',
    command: 'start_publish',
    issued_at: at(0),
    expires_at: at(60_000),
    phase: 'issued',
    phases: [{ phase: 'issued', at: at(0), detail: '' }],
    detail: '',
    ...change,
  }) as unknown as CommandRow
const words = (row: CommandRow, now: number) =>
  commandProgress(row, now).marks.map(({ phase, state }) => `${phase} ${state}`)

describe('a command on its way', () => {
  it('is sent, delivered, running, done', () => {
    expect(words(command({}), 1_000)).toEqual([
      'issued done',
      'received active',
      'started todo',
      'finished todo',
    ])
    const phases = ['issued', 'received', 'started', 'finished'].map((phase, index) => ({
      phase,
      at: at(index * 1_000),
    }))
    const done = commandProgress(command({ phase: 'finished', phases }), 5_000)
    expect(done).toMatchObject({ isOver: true, isSilent: false })
    expect(done.marks.map((mark) => mark.at)).toEqual([0, 1_000, 2_000, 3_000])
  })

  it('is silent after 6 s without an echo, not before', () => {
    expect(commandProgress(command({}), ECHO_MS - 1).isSilent).toBe(false)
    expect(commandProgress(command({}), ECHO_MS).isSilent).toBe(true)
    expect(commandProgress(command({ phase: 'received' }), 50_000).isSilent).toBe(false)
  })

  it('ends refused, with what had happened before', () => {
    const phases = [
      { phase: 'received', at: at(1_000) },
      { phase: 'refused', at: at(2_000) },
    ]
    expect(words(command({ phase: 'refused', phases }), 3_000)).toEqual([
      'issued done',
      'received done',
      'refused bad',
    ])
  })

  it('is cancelled, not refused, once it was withdrawn', () => {
    const phases = [
      { phase: 'received', at: at(1_000) },
      { phase: 'refused', at: at(2_000), detail: 'withdrawn' },
    ]
    const row = command({ phase: 'refused', detail: 'withdrawn', phases })
    expect(words(row, 3_000)).toEqual(['issued done', 'received done', 'withdrawn withdrawn'])
    const { marks, ...progress } = commandProgress(row, 3_000)
    expect(marks.at(-1)?.at).toBe(2_000)
    expect(progress).toEqual({ detail: '', isOver: true, isSilent: false })
  })

  it('has expired by the clock even before the server says so', () => {
    expect(words(command({}), 60_000)).toEqual(['issued done', 'expired bad'])
    expect(commandProgress(command({}), 60_000)).toMatchObject({ isOver: true, isSilent: false })
  })

  it('reads no time out of a foreign entry', () => {
    expect(words(command({ phases: [null, 4, { phase: 3 }, { at: 'x' }] }), 0)).toHaveLength(4)
  })
})

import { describe, expect, it } from 'vitest'
import { CHANNELS, CHANNEL_ROWS, SERVER_CHANNELS, channelRow, noDataWaits } from './channels.ts'
import type { ChannelRow } from './channels.ts'
import { COMMAND_ROWS, REMOTE_COMMANDS, commandRow, wrongParam } from './remote-commands.ts'
import type { CommandRow } from './remote-commands.ts'

const namesOf = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name)

/** Facts that make a row usable without code anywhere else. */
function expectUsable(rows: readonly (ChannelRow | CommandRow)[]) {
  expect(new Set(namesOf(rows)).size).toBe(rows.length)
  for (const { name, title } of rows) {
    expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/)
    expect(title.zh).toMatch(/\p{Script=Han}/u)
    expect(title.en).toMatch(/^[A-Z][^\p{Script=Han}]*$/u)
  }
}

describe('the rows of channels', () => {
  it('have a name of their own and a title in both languages', () => {
    expectUsable(CHANNEL_ROWS)
    expect(CHANNELS).toEqual(namesOf(CHANNEL_ROWS))
  })

  it.each(CHANNEL_ROWS.map((row) => [row.name, row] as const))(
    '%s has limits that a content can keep to',
    (name, row: ChannelRow) => {
      expect(channelRow(name)).toBe(row)
      const { title, images, imageRatios, ...most } = row.limits
      for (const [min, max] of [title, images]) expect(min).toBeLessThanOrEqual(max)
      for (const max of Object.values(most)) expect(max).toBeGreaterThan(0)
      for (const ratio of imageRatios) expect(ratio).toMatch(/^[1-9]\d?:[1-9]\d?$/)
    },
  )

  it('are published to without a browser only where the row says so', () => {
    const marked = CHANNEL_ROWS.filter((row: ChannelRow) => row.byServer).map(({ name }) => name)
    expect(SERVER_CHANNELS).toEqual(marked)
    expect(SERVER_CHANNELS.length).toBeLessThan(CHANNELS.length)
  })

  it('name the wait after "no data"; only 有好货 has the short one', () => {
    const waits = noDataWaits({ failure: 600, empty: 5 })
    expect(Object.keys(waits)).toEqual(CHANNELS)
    expect(CHANNELS.filter((name) => waits[name] === 5)).toEqual(['youhaohuo'])
  })

  it('are none for a name that nobody knows', () => {
    expect(['', 'toString', 'JD'].map(channelRow)).toEqual([undefined, undefined, undefined])
  })
})

describe('the rows of commands', () => {
  it('have a name of their own and a title in both languages', () => {
    expectUsable(COMMAND_ROWS)
    expect(REMOTE_COMMANDS).toEqual(namesOf(COMMAND_ROWS))
    expect(commandRow('__proto__')).toBeUndefined()
  })

  it.each(COMMAND_ROWS.map((row) => [row.name, row] as const))(
    '%s: what deletes needs the right for it, and no other command asks for that right',
    (name, row: CommandRow) => {
      expect(commandRow(name)).toBe(row)
      expect(row.danger === 'deletes').toBe(row.may === 'command:issue-destructive')
      expect(wrongParam(row, {})).toBeNull()
      for (const param of Object.keys(row.params))
        expect(wrongParam(row, { [param]: 5 })).toBe(param)
    },
  )

  it('pass on a parameter that a newer console may know', () => {
    expect(wrongParam({ params: {} }, { more: 5 })).toBeNull()
  })

  it.each(['/console', '/carry/content/list?page=2'])('%j is a page', (path) => {
    expect(wrongParam({ params: { path: 'page' } }, { path })).toBeNull()
  })

  it.each(['', 'console', 'https://a.b/', `/${'x'.repeat(200)}`, null, {}, ['/']])(
    '%j is no page',
    (path) => expect(wrongParam({ params: { path: 'page' } }, { path })).toBe('path'),
  )
})

import type { InputFact } from '@omc/sdk'
import { expect, test } from 'vitest'
import { valuesToSend } from './changed-values.ts'
import { readValues, showValues } from './input-values.ts'

const fact = (kind: InputFact['kind'], more: Partial<InputFact> = {}): InputFact => ({
  kind,
  zh: '',
  en: '',
  ...more,
})
const choices = ['a', 'b', 'c'].map((value) => ({ value, zh: value, en: value }))
const ROLES = fact('choice', { many: true, choices })

test.each([
  ['a text', fact('text'), '夏季', '夏季', '夏季'],
  ['a line, without the blanks around it', fact('text'), ' 夏 ', ' 夏 ', '夏'],
  ['a long text, as it is', fact('text', { maxLength: 2000 }), ' 夏\n', ' 夏\n', ' 夏\n'],
  ['a number', fact('yuan'), 129.5, '129.5', 129.5],
  ['nothing, where that may be', fact('phone', { nullable: true }), null, '', null],
  ['a flag', fact('flag'), true, true, true],
  ['a choice in the order of the contract', ROLES, ['c', 'a'], ['a', 'c'], ['a', 'c']],
  ['a list, one a line', fact('key', { many: true }), ['x', 'y'], 'x\ny', ['x', 'y']],
  ['a day', fact('day'), '2026-07-26', '2026-07-26', '2026-07-26'],
] as const)('shows and reads %s', (...[, one, value, shown, read]) => {
  const typed = showValues({ it: one }, { it: value })
  expect(typed['it']).toEqual(shown)
  expect(readValues({ it: one }, typed)['it']).toEqual(read)
})

test('shows an instant on the clock of the person, and sends it in UTC', () => {
  const at = '2026-07-26T06:02:00.000Z'
  const typed = showValues({ at: fact('instant') }, { at })
  expect(typed['at']).toBe(
    new Date(Date.parse(at) - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16),
  )
  expect(readValues({ at: fact('instant') }, typed)['at']).toBe(at)
})

test('never shows a secret, whatever the record holds', () => {
  expect(showValues({ secret: fact('secret') }, { secret: 'hunter2' })).toEqual({ secret: '' })
})

test('keeps what is no number, for the limits to tell of it', () => {
  expect(readValues({ price: fact('yuan') }, { price: '12,5' })['price']).toBe('12,5')
})

const inputs = {
  name: fact('text'),
  phone: fact('phone', { nullable: true }),
  roles: ROLES,
  secret: fact('secret'),
  repeat: fact('secret'),
}
const form = { inputs, unsent: ['repeat'] }

test('sends of a record only what changed, and what was emptied as nothing', () => {
  const record = { id: '7', name: '小满', phone: '13912345670', roles: ['b', 'a'] }
  const shown = showValues(inputs, record)
  const send = (typed: object) =>
    valuesToSend(form, { record, shown, typed: { ...shown, ...typed } })
  expect(send({})).toEqual({})
  expect(send({ name: ' 小满 ', roles: ['a', 'b'] })).toEqual({})
  expect(send({ phone: '', roles: ['a'] })).toEqual({ phone: null, roles: ['a'] })
  expect(send({ name: '', repeat: 'x' })).toEqual({ name: '' })
  expect(send({ secret: 'new' })).toEqual({ secret: 'new' })
})

test('sends of something new all that is filled in', () => {
  const shown = showValues(inputs, null)
  const typed = { ...shown, name: '小满', repeat: 'x' }
  expect(valuesToSend(form, { record: null, shown, typed })).toEqual({ name: '小满', roles: [] })
})

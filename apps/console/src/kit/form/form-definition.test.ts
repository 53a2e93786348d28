import * as channelRules from '@omc/sdk/forms/channel_rules'
import { update, update_password } from '@omc/sdk/forms/users'
import { expect, expectTypeOf, test } from 'vitest'
import { defineForm, namesIn } from './form-definition.ts'

const parts = { title: () => '', given: ({ id }: { id: string }) => ({ id }), saved: () => '' }

test('takes inputs by the names of the operation only', () => {
  const form = defineForm(update, { ...parts, inputs: ['full_name', 'disabled'] })
  expect(namesIn(form)).toEqual(['full_name', 'disabled'])
  expect(form.inputs.full_name).toMatchObject({ en: 'Name', maxLength: 60 })
  expectTypeOf(form.inputs).toEqualTypeOf<
    Readonly<Record<'full_name' | 'disabled', (typeof form.inputs)['disabled']>>
  >()
  // @ts-expect-error no argument of this name
  defineForm(update, { ...parts, inputs: ['full_nam'] })
  // @ts-expect-error an argument of another operation
  defineForm(update, { ...parts, inputs: ['full_name', 'username'] })
  // @ts-expect-error a hint for an input that the form does not ask for
  defineForm(update, { ...parts, inputs: ['full_name'], hints: { roles: () => '' } })
})

test('knows what is saved, what is typed and what the operation needs beside it', () => {
  const { inputs } = update_password
  const form = defineForm(update_password, {
    title: () => '',
    inputs: ['current_password', 'new_password', 'repeat'],
    also: { repeat: inputs.new_password },
    check({ new_password, repeat }) {
      expectTypeOf(new_password).toEqualTypeOf<string | undefined>()
      return { repeat: repeat === new_password ? undefined : 'differs' }
    },
    saved: ({ ended_sessions: count }, { new_password }) => `${count} ${new_password}`,
  })
  expect(form.unsent).toEqual(['repeat'])
  expect(form.check({ new_password: 'a', repeat: 'b' })).toEqual({ repeat: 'differs' })
  expect(form.check({ new_password: 'a', repeat: 'a' })).toEqual({})
  expect(form.saved({ ended_sessions: 2 }, { new_password: 'a' })).toBe('2 a')
  // @ts-expect-error a record is changed: the form must say which
  defineForm(update, { title: () => '', inputs: ['full_name'], saved: () => '' })
})

test('refuses an argument that it cannot ask for', () => {
  const object = Object.entries(channelRules.update.inputs).find(
    ([, fact]) => (fact.kind as string) === 'object',
  )
  const name = object?.[0] ?? 'settings'
  // as: not an argument by type, so only the run-time check can refuse it.
  expect(() => defineForm(channelRules.update, { ...parts, inputs: [name as never] })).toThrow(
    `channel_rules.update: ${name} needs a control of its own`,
  )
})

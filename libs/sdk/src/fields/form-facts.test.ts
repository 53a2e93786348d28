import { expect, expectTypeOf, it } from 'vitest'
import { doEdit } from '../generated/forms/userManagement.ts'
import * as users from '../generated/forms/users.ts'
import * as webhooks from '../generated/forms/webhooks.ts'
import type { FormFacts, InputName } from './form-facts.ts'

it('says of each argument what it may hold', () => {
  expect(webhooks.create.operation).toBe('webhooks.create')
  expect(webhooks.create.inputs.secret).toMatchObject({
    kind: 'secret',
    required: true,
    minLength: 16,
    maxLength: 200,
    writeOnly: true,
  })
  expect(webhooks.create.inputs.events).toMatchObject({ many: true, minItems: 1, maxItems: 9 })
  expect('required' in webhooks.update.inputs.secret).toBe(false)
})

it('has a pattern that means what the server checks', () => {
  const { phone_number: phone, username } = doEdit.inputs
  expect(phone.nullable).toBe(true)
  const holds = (pattern: string, text: string) => new RegExp(pattern, 'u').test(text)
  expect(['+8613912345670', '12345', 'x'].map((text) => holds(phone.pattern, text))).toEqual([
    true,
    false,
    false,
  ])
  expect(['xiaoman', '小满', '12'].map((text) => holds(username.pattern, text))).toEqual([
    true,
    true,
    false,
  ])
})

it('has the arguments of the operation, each of them and no others', () => {
  type Name = InputName<'users.update'>
  expectTypeOf<keyof typeof users.update.inputs>().toEqualTypeOf<Name>()
  // Path parameters are no arguments of a form.
  expectTypeOf<'id'>().not.toExtend<Name>()
  type Inputs = FormFacts<'users.update_password'>['inputs']
  const { inputs } = users.update_password
  const { new_password } = inputs
  // @ts-expect-error facts about an argument that the operation does not have
  const more: Inputs = { ...inputs, repeat: new_password }
  // @ts-expect-error an argument is missing
  const fewer: Inputs = { new_password }
  expect([Object.keys(more).length, Object.keys(fewer).length]).toEqual([3, 1])
})

import { name } from '@omc/sdk/fields/webhooks'
import { update } from '@omc/sdk/forms/webhooks'
import { expect, test } from 'vitest'
import { defineForm } from '../form/form-definition.ts'
import { defineDetail } from './detail-definition.ts'

const form = defineForm(update, {
  title: () => '',
  inputs: ['name', 'secret'],
  given: ({ id }) => ({ id }),
  saved: () => '',
})
const title = (record: { readonly name: string }) => record.name

test('takes attributes of the resource and inputs of its form only', () => {
  const detail = defineDetail('webhooks', {
    title,
    form,
    sections: [
      { kind: 'inputs', inputs: ['name', 'secret'] },
      { kind: 'facts', facts: { name } },
    ],
  })
  expect(detail.sections).toHaveLength(2)
  // @ts-expect-error no input of the form
  defineDetail('webhooks', { title, form, sections: [{ kind: 'inputs', inputs: ['nam'] }] })
  // @ts-expect-error no attribute of the resource
  defineDetail('webhooks', { title, sections: [{ kind: 'facts', facts: { nothing: name } }] })
})

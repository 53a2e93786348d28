import { isApiError } from '@omc/sdk'
import { submit_to_publish } from '@omc/sdk/forms/carry_contents'
import { useState } from 'react'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { recordChoice } from '../../../kit/choices/record-choice.tsx'
import { FormBody, FormInputs } from '../../../kit/form/form-body.tsx'
import { defineForm } from '../../../kit/form/form-definition.ts'
import { FormDrawer } from '../../../kit/form/form-drawer.tsx'
import { useRecordForm } from '../../../kit/form/use-record-form.ts'
import type { RowPanelProps } from '../../../kit/list/list-acts.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'

const form = defineForm(submit_to_publish, {
  title: () => i18n.t('carryContentPart.submitTitle'),
  inputs: ['uid', 'draft', 'activity', 'priority', 'again'],
  given: ({ id }) => ({ id }),
  controls: { uid: recordChoice('studio_accounts.get_select', 'uid') },
  labels: { uid: () => i18n.t('contentPanel.account') },
  hints: { again: () => i18n.t('carryContentPart.againHint') },
  submit: () => i18n.t('carryContent.submit'),
  saved: ({ account_name: account }) => i18n.t('carryContentPart.submitted', { account }),
})
const USUAL = { inputs: ['uid', 'draft', 'activity', 'priority'] }
const AGAIN = { inputs: ['again'] }

/** Puts a content into the queue of an account; once more only after the server refused it. */
export function SubmitPanel({ row, onClose }: RowPanelProps<AskedRow<'carry_contents', 'title'>>) {
  const [ofRow] = useState(() => ({ ...form, given: () => form.given(row) }))
  const of = useRecordForm(ofRow, { record: null, onSaved: onClose })
  const isQueued = isApiError(of.failure) && of.failure.code === 'already_queued'
  const isAgain = of.engine.getValues('again') === true
  return (
    <FormDrawer of={of} title={form.title()} description={row.title} onClose={onClose}>
      <FormBody of={of}>
        <FormInputs of={of} section={USUAL} />
        {isQueued || isAgain ? <FormInputs of={of} section={AGAIN} /> : null}
      </FormBody>
    </FormDrawer>
  )
}

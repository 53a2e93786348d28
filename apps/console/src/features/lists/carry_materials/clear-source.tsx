import { SOURCES } from '@omc/core'
import * as fields from '@omc/sdk/fields/carry_materials'
import { ConfirmDialog } from '@omc/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { platformChoice } from '../../../kit/choices/platform-choice.tsx'
import { addressForm } from '../../../kit/form/address-form.ts'
import { FormBody } from '../../../kit/form/form-body.tsx'
import type { Values } from '../../../kit/form/form-definition.ts'
import { FormDrawer } from '../../../kit/form/form-drawer.tsx'
import { useRecordForm } from '../../../kit/form/use-record-form.ts'
import { runAct } from '../../../kit/list/acts/run-act.ts'
import type { PagePanelProps } from '../../../kit/list/list-acts.ts'

const OPERATION = 'carry_materials.delete_from_source'

const form = addressForm(OPERATION, {
  title: () => i18n.t('carryMaterialPart.clearTitle'),
  intro: () => i18n.t('carryMaterialPart.clearHint'),
  inputs: {
    source: { ...fields.source, required: true },
    source_user: { ...fields.source_user, maxLength: 100 },
    status: { ...fields.status, nullable: true },
  },
  controls: { source: platformChoice(SOURCES) },
  submit: () => i18n.t('carryMaterial.clearSource'),
  saved: ({ count }) => i18n.t('carryMaterialPart.cleared', { count }),
})

type Asked = { readonly count: number; readonly values: Values }

/** Moves the materials of a source to the trash, after their number is confirmed. */
export function ClearSourcePanel({ onClose }: PagePanelProps) {
  const services = useServices()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isWorking, setWorking] = useState(false)
  const count = useMutation({
    mutationFn: async (values: Values) => {
      const page = await services.sdk.carry_materials.list({ filter: values, 'page[size]': 1 })
      return { count: page.total, values }
    },
    onSuccess(found) {
      if (found.count > 0) return setAsked(found)
      services.toasts.show({ tone: 'info', title: i18n.t('carryMaterialPart.clearNone') })
    },
  })
  const of = useRecordForm(form, { record: null, onSubmit: (values) => count.mutate(values) })
  const clear = async ({ values }: Asked) => {
    setWorking(true)
    const run = { args: () => values, done: form.saved }
    const done = await runAct(services, OPERATION, run, values)
    setWorking(false)
    if (done) onClose()
  }
  return (
    <FormDrawer of={of} title={form.title()} description={form.intro?.()} onClose={onClose}>
      <FormBody of={of} />
      {asked ? (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(null)}
          title={form.title()}
          description={i18n.t('carryMaterialPart.clearCount', { count: asked.count })}
          confirmLabel={i18n.t('carryMaterialPart.clearConfirm', { count: asked.count })}
          tone="danger"
          isWorking={isWorking}
          cancelLabel={i18n.t('act.cancel')}
          onConfirm={() => void clear(asked)}
        />
      ) : null}
    </FormDrawer>
  )
}

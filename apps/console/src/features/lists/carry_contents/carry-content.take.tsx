import { CHANNELS, SOURCES } from '@omc/core'
import * as fields from '@omc/sdk/fields/carry_contents'
import { choiceLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { platformChoice } from '../../../kit/choices/platform-choice.tsx'
import { addressForm } from '../../../kit/form/address-form.ts'
import { FormBody } from '../../../kit/form/form-body.tsx'
import { FormDrawer } from '../../../kit/form/form-drawer.tsx'
import { useRecordForm } from '../../../kit/form/use-record-form.ts'
import type { PagePanelProps } from '../../../kit/list/list-acts.ts'
import { usePeek } from '../../../kit/list/use-peek.ts'

/** Statuses of contents that may be taken out. */
const USABLE = ['processed', 'checked', 'downloaded']

const form = addressForm('carry_contents.get_downloaded_content', {
  title: () => i18n.t('carryContent.take'),
  intro: () => i18n.t('carryContentPart.takeHint'),
  inputs: {
    channel: fields.channel,
    source: fields.source,
    content_type: fields.content_type,
    status: { ...fields.status, many: true },
  },
  controls: { channel: platformChoice(CHANNELS), source: platformChoice(SOURCES) },
  options: {
    status: () => USABLE.map((value) => ({ value, label: choiceLabel(fields.status, value) })),
  },
  submit: () => i18n.t('carryContent.take'),
  // The server answers nothing where no content fits.
  saved: (answer) =>
    i18n.t(idOf(answer) === null ? 'carryContentPart.noneLeft' : 'carryContentPart.taken'),
})

/** Takes the next usable content out and opens it. */
export function TakePanel({ onClose }: PagePanelProps) {
  const { toasts } = useServices()
  const { setPeek } = usePeek()
  const of = useRecordForm(form, {
    record: null,
    tell: (answer, title) => toasts.show({ tone: idOf(answer) ? 'success' : 'info', title }),
    onSaved(answer) {
      const id = idOf(answer)
      if (id === null) return
      onClose()
      setPeek(id)
    },
  })
  return (
    <FormDrawer of={of} title={form.title()} description={form.intro?.()} onClose={onClose}>
      <FormBody of={of} />
    </FormDrawer>
  )
}

const idOf = (answer: unknown): string | null => {
  const id: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'id') : null
  return typeof id === 'string' ? id : null
}

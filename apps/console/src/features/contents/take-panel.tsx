import type { ComponentType } from 'react'
import { useServices } from '../../kernel/services/services-context.ts'
import { FormBody } from '../../kit/form/form-body.tsx'
import type { FormDefinition } from '../../kit/form/form-definition.ts'
import { FormDrawer } from '../../kit/form/form-drawer.tsx'
import { useRecordForm } from '../../kit/form/use-record-form.ts'
import type { PagePanelProps } from '../../kit/list/list-acts.ts'
import { usePeek } from '../../kit/list/use-peek.ts'

/** Contents that may be taken out stand in one of these. */
export const USABLE: readonly string[] = ['processed', 'checked', 'downloaded']

/** Panel that takes the next usable content out and opens it. */
export const takePanel = (form: FormDefinition): ComponentType<PagePanelProps> =>
  function TakePanel({ onClose }) {
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

/** Id of the content in an answer; null where the server found none. */
export const idOf = (answer: unknown): string | null => {
  const id: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'id') : null
  return typeof id === 'string' ? id : null
}

import type { Args } from '@omc/sdk'
import { useState } from 'react'
import { sendUpdate, updatedAt } from '../../kernel/data/send-update.ts'
import { refreshTouched } from '../../kernel/data/use-write.ts'
import { errorText } from '../../kernel/errors/error-text.ts'
import { currentLanguage, i18n } from '../../kernel/i18n/i18n.ts'
import { useServices, type Services } from '../../kernel/services/services-context.ts'
import type { Content, Target } from './insert-target.ts'

const UPDATE = 'creator_contents.update'

/** Puts a text into a content and offers to take it back; tells why it could not. */
export function useInsert(onDone: () => void) {
  const services = useServices()
  const { sdk, queryClient, toasts } = services
  const [isSaving, setSaving] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  return {
    isSaving,
    fault,
    async insert(content: Content, target: Target, text: string) {
      const { attribute, valueWith, label } = target
      const before = JSON.stringify(content[attribute])
      setSaving(true)
      setFault(null)
      try {
        const answer = await sendUpdate(sdk, {
          operation: UPDATE,
          args: { id: content.id, [attribute]: valueWith(text) },
          since: content.updated_at,
          isFree: (present) => JSON.stringify(present[attribute]) === before,
        })
        onDone()
        const undo = { id: content.id, [attribute]: content[attribute] }
        toasts.show({
          tone: 'success',
          title: i18n.t('insert.done', { target: label, title: content.title }),
          action: {
            label: i18n.t('rows.undo'),
            onSelect: () => void takeBack(services, undo, updatedAt(answer)),
          },
        })
      } catch (error) {
        setFault(errorText(error, currentLanguage()))
      }
      setSaving(false)
      await refreshTouched(queryClient, UPDATE)
    },
  }
}

/** Writes what stood there before, unless somebody changed the content since. */
async function takeBack(
  { sdk, queryClient, toasts }: Services,
  former: Args<typeof UPDATE>,
  since: string | null,
): Promise<void> {
  try {
    await sdk.creator_contents.update(former, since === null ? {} : { ifUnmodifiedSince: since })
    toasts.show({ tone: 'success', title: i18n.t('insert.undone') })
  } catch (error) {
    toasts.show({ tone: 'danger', title: errorText(error, currentLanguage()) })
  }
  await refreshTouched(queryClient, UPDATE)
}

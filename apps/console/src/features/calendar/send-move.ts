import {
  isChangedSince,
  sendUpdate,
  updatedAt,
  type Present,
} from '../../kernel/data/send-update.ts'
import { refreshTouched } from '../../kernel/data/use-write.ts'
import { errorText } from '../../kernel/errors/error-text.ts'
import { currentLanguage, i18n } from '../../kernel/i18n/i18n.ts'
import type { Services } from '../../kernel/services/services-context.ts'
import type { Move } from './moves.ts'

type Ports = Pick<Services, 'sdk' | 'queryClient' | 'toasts'>

/** Name of an entry and of the place it goes to, for people. */
type Words = { readonly name: string; readonly place: string }

/**
 * Moves an entry and offers the way back. Nothing moves if somebody else changed its time
 * meanwhile; the message says so and the calendar shows the time it has now.
 *
 * @returns whether it moved
 */
export async function sendMove(ports: Ports, move: Move, { name, place }: Words): Promise<boolean> {
  const at = await update(ports, move, name)
  if (at === null) return false
  const { count, change, before } = move
  ports.toasts.show({
    tone: 'success',
    title:
      count > 1
        ? i18n.t('calendar.movedMany', { name, place, count })
        : i18n.t('calendar.moved', { name, place }),
    action: {
      label: i18n.t('rows.undo'),
      onSelect: () =>
        void moveBack(ports, { ...move, since: at, change: before, before: change }, name),
    },
  })
  return true
}

async function moveBack(ports: Ports, move: Change, name: string): Promise<void> {
  if ((await update(ports, move, name)) === null) return
  ports.toasts.show({ tone: 'success', title: i18n.t('calendar.movedBack', { name }) })
}

type Change = Pick<Move, 'operation' | 'id' | 'since' | 'change' | 'before'>

/** @returns `updated_at` of the changed record; null after a refusal, which is shown */
async function update(ports: Ports, move: Change, name: string): Promise<string | null> {
  const { sdk, queryClient, toasts } = ports
  const { operation, id, since, change, before } = move
  try {
    const answer = await sendUpdate(sdk, {
      operation,
      args: { id, ...change },
      since,
      isFree: (present) => holds(present, before),
    })
    return updatedAt(answer) ?? since
  } catch (error) {
    const isClash = isChangedSince(error)
    const title = isClash ? i18n.t('calendar.clash', { name }) : errorText(error, currentLanguage())
    toasts.show({ tone: isClash ? 'warning' : 'danger', title })
    return null
  } finally {
    await refreshTouched(queryClient, operation)
  }
}

/** Whether a record still has some values. */
const holds = (present: Present, values: object): boolean =>
  Object.entries(values).every(
    ([name, value]) => JSON.stringify(present[name]) === JSON.stringify(value),
  )

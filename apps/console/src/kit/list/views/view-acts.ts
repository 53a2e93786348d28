import type { Args } from '@omc/sdk'
import { refreshAfter, runWrite } from '../../../kernel/data/run-write.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import type { Services } from '../../../kernel/services/services-context.ts'
import { copyText } from '../../copy-text.ts'
import { movedPositions, ofSameOwner, type View } from './view-order.ts'

type Ports = Pick<Services, 'sdk' | 'queryClient' | 'toasts'>
type Change = Omit<Args<'views.update'>, 'id'>

/** Saves a view under a name. @returns its id, or null after a failure */
export async function createView(
  ports: Ports,
  input: Args<'views.create'>,
): Promise<string | null> {
  const made = await runWrite(ports, 'views.create', input)
  if (made) tell(ports, i18n.t('views.saved', { name: input.name }))
  return made?.answer.id ?? null
}

/** @returns whether it is done; the query client shows a failure */
export async function changeView(
  ports: Ports,
  { id }: Pick<View, 'id'>,
  change: Change,
  done: string,
): Promise<boolean> {
  const answer = await runWrite(ports, 'views.update', { id, ...change })
  if (answer) tell(ports, done)
  return answer !== null
}

/** Makes a view the default, in place of another one of the same owner: a list takes only one. */
export async function setDefault(
  ports: Ports,
  views: readonly View[],
  view: View,
  isDefault: boolean,
): Promise<void> {
  const before = ofSameOwner(views, view).find(({ is_default, id }) => is_default && id !== view.id)
  if (isDefault && before) {
    const dropped = await runWrite(ports, 'views.update', { id: before.id, is_default: false })
    if (!dropped) return
  }
  const { name } = view
  const done = i18n.t(isDefault ? 'views.madeDefault' : 'views.droppedDefault', { name })
  const isDone = await changeView(ports, view, { is_default: isDefault }, done)
  if (!isDone && isDefault && before)
    await runWrite(ports, 'views.update', { id: before.id, is_default: true })
}

/** Moves a view one place among those of the same owner. It ends at the first failure. */
export const moveView = (
  ports: Ports,
  views: readonly View[],
  view: View,
  step: -1 | 1,
): Promise<void> =>
  refreshAfter(ports, 'views.update', async () => {
    for (const change of movedPositions(views, view, step) ?? []) {
      const moved = runWrite(ports, 'views.update', change, { isOneOfMany: true })
      // One after the other: after a failure the rest would leave two views in one place.
      // oxlint-disable-next-line no-await-in-loop
      if ((await moved) === null) return
    }
  })

/** Deletes a view; the message offers to take it back. @returns whether it is deleted */
export async function deleteView(ports: Ports, { id, name }: View): Promise<boolean> {
  if ((await runWrite(ports, 'views.delete', { id })) === null) return false
  const restore = async () => {
    const restored = await runWrite(ports, 'views.restore', { id })
    if (restored) tell(ports, i18n.t('views.restored', { name }))
  }
  ports.toasts.show({
    tone: 'success',
    title: i18n.t('views.deleted', { name }),
    action: { label: i18n.t('views.undo'), onSelect: () => void restore() },
  })
  return true
}

/** Copies the address that opens a view; shows it where the browser does not allow copying. */
export function copyLink({ toasts }: Ports, { name }: View, address: string): void {
  const link = `${location.origin}${location.pathname}#${address}`
  copyText({ toasts }, link, i18n.t('views.copied', { name }))
}

const tell = ({ toasts }: Pick<Ports, 'toasts'>, title: string): void =>
  void toasts.show({ tone: 'success', title })

import { runWrite } from '../../../kernel/data/run-write.ts'
import { errorText } from '../../../kernel/errors/error-text.ts'
import { currentLanguage, i18n } from '../../../kernel/i18n/i18n.ts'
import type { Services } from '../../../kernel/services/services-context.ts'
import { LAST, nextSibling, type Move, type Placed } from './category-place.ts'

type Ports = Pick<Services, 'sdk' | 'queryClient' | 'toasts'>

const OPERATION = 'business_categories.update'
/** Value of the filter for categories without a parent. */
const TOP = '0'
/** Siblings that are looked at for the way back. */
const MOST = 100

/**
 * Moves a category and offers the way back. Places are numbered again with each move, so the way
 * back is kept as the sibling that followed. A refusal, such as of a circle, is shown as a message.
 *
 * @param teamOfTarget team of the category that it was dropped on, if the list tells it: places are
 *   numbered by team, so that one of another team's tree means nothing in its own
 */
export async function moveCategory(
  ports: Ports,
  id: string,
  move: Move,
  teamOfTarget?: string,
): Promise<void> {
  const from = await orTold(ports, placeOf(ports, id))
  if (!from) return
  if (teamOfTarget !== undefined && teamOfTarget !== from.before.business_team_id) {
    ports.toasts.show({ tone: 'danger', title: i18n.t('businessCategory.otherTeam') })
    return
  }
  if (!(await runWrite(ports, OPERATION, move))) return
  const { before, nextId } = from
  ports.toasts.show({
    tone: 'success',
    title: i18n.t('businessCategory.moved', { name: before.name }),
    action: {
      label: i18n.t('businessCategory.undo'),
      onSelect: () => void moveBack(ports, before, nextId),
    },
  })
}

async function placeOf({ sdk }: Ports, id: string) {
  const before = await sdk.business_categories.get({ id })
  const siblings = await sdk.business_categories.list({
    filter: {
      parent_id: before.parent_id ?? TOP,
      business_team_id: [before.business_team_id],
    },
    sort: ['lft'],
    page: { size: MOST },
  })
  return { before, nextId: nextSibling(siblings.items, before) }
}

async function moveBack(ports: Ports, before: Placed, nextId: string | null): Promise<void> {
  const { sdk, toasts } = ports
  const next = nextId && (await orTold(ports, sdk.business_categories.get({ id: nextId })))
  if (nextId !== null && !next) return
  const { id, name, parent_id } = before
  const lft = next ? next.lft : LAST
  if (!(await runWrite(ports, OPERATION, { id, parent_id, lft }))) return
  toasts.show({ tone: 'success', title: i18n.t('businessCategory.movedBack', { name }) })
}

/** An answer, or null after its failure was shown. */
async function orTold<Answer>({ toasts }: Ports, answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer
  } catch (error) {
    toasts.show({ tone: 'danger', title: errorText(error, currentLanguage()) })
    return null
  }
}

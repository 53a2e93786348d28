import { isRecord } from '../../../kernel/data/is-record.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { contentRows } from '../rows-at.ts'
import { contents } from '../sources.ts'
import type { StepsDefinition, Sums } from '../stats-definition.ts'
import { numberIn } from '../stats-source.ts'

/** Statuses of contents that have come at least this far. @source domain: life cycle of contents */
const REACHED = {
  processed: ['processed', 'checked', 'published', 'downloaded'],
  checked: ['checked', 'published', 'downloaded'],
  published: ['published'],
} as const

const reached =
  (statuses: readonly string[]) =>
  ({ by_status: counts }: Sums): number | null =>
    isRecord(counts)
      ? statuses.reduce((sum, status) => sum + (numberIn(counts, status) ?? 0), 0)
      : null

/** How far the contents of a span have come by now. */
export const contentSteps: StepsDefinition = {
  title: () => i18n.t('figures.steps.title'),
  of: contents,
  steps: [
    {
      id: 'collected',
      label: () => i18n.t('figures.steps.collected'),
      value: (sums) => numberIn(sums, 'count'),
      to: (place) => contentRows(place),
    },
    ...(['processed', 'checked', 'published'] as const).map((id) => ({
      id,
      label: () => i18n.t(`figures.steps.${id}`),
      value: reached(REACHED[id]),
      to: (place: Parameters<typeof contentRows>[0]) =>
        contentRows(place, { 'f.status': REACHED[id] }),
    })),
  ],
}

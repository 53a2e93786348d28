import { faultGroups, type RehearsedItem } from '@omc/publisher/rehearsal'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { faultLabel } from './fault-words.ts'

/** A verdict or a reason that the list is narrowed to. */
export type Chosen = { readonly of: 'all' | 'verdict' | 'fault'; readonly name: string }

export const EVERYTHING: Chosen = { of: 'all', name: '' }

export function isShown({ verdict, faults }: RehearsedItem, { of, name }: Chosen): boolean {
  if (of === 'all') return true
  return of === 'verdict'
    ? verdict === name
    : faults.some(({ code, level }) => `${level} ${code}` === name)
}

const VERDICTS = ['refused', 'later', 'passes'] as const

type FilterChipsProps = {
  readonly results: readonly RehearsedItem[]
  readonly chosen: Chosen
  readonly onChoose: (next: Chosen) => void
}

/** Results and reasons with their counts; one of them narrows the list. */
export function FilterChips({ results, chosen, onChoose }: FilterChipsProps) {
  const ofVerdicts = VERDICTS.map((verdict) => ({
    choice: { of: 'verdict', name: verdict } as const,
    label: i18n.t(`rehearsal.verdict.${verdict}`),
    count: results.filter((one) => one.verdict === verdict).length,
  }))
  const ofFaults = faultGroups(results).map(({ code, level, items }) => ({
    choice: { of: 'fault', name: `${level} ${code}` } as const,
    label: faultLabel(code),
    count: items.length,
  }))
  const all = { choice: EVERYTHING, label: i18n.t('rehearsal.all'), count: results.length }
  return (
    <fieldset
      aria-label={i18n.t('rehearsal.filter')}
      className="m-0 flex min-w-0 flex-wrap gap-2 border-0 p-0"
    >
      {[all, ...ofVerdicts.filter(({ count }) => count > 0), ...ofFaults].map((one) => {
        const isOn = one.choice.of === chosen.of && one.choice.name === chosen.name
        return (
          <button
            key={`${one.choice.of} ${one.choice.name}`}
            type="button"
            aria-pressed={isOn}
            onClick={() => onChoose(isOn ? EVERYTHING : one.choice)}
            className={`inline-flex min-h-[max(28px,var(--target))] items-center gap-1.5 rounded-control border px-2.5 text-xs tabular-nums hover:bg-hover ${
              isOn ? 'border-accent bg-accent-soft text-accent-fg' : 'border-control text-fg2'
            }`}
          >
            {one.label}
            <span className="font-semibold">{one.count}</span>
          </button>
        )
      })}
    </fieldset>
  )
}

import { Button } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import {
  sharedCount,
  takerNames,
  type Plan,
  type PlanKind,
  type Share,
  type Taker,
} from './assign-plan.ts'
import type { AssignSubject } from './assign-subject.ts'
import { PlanResult } from './plan-result.tsx'
import type { Outcome } from './use-assigning.ts'

type PlanPanelProps = {
  readonly plan: Plan
  readonly kind: PlanKind
  readonly accounts: readonly Taker[]
  readonly titleOf: (contentId: string) => string
  readonly listOfAccount: AssignSubject['listOfAccount']
  readonly outcome: Outcome | null
  readonly isSending: boolean
  readonly onKind: (kind: PlanKind) => void
  /** Undefined for people who may look, but not assign. */
  readonly onAssign: (() => void) | undefined
}

/**
 * Share of each account with its reason, the contents that do not fit, and the button that assigns.
 */
export function PlanPanel(props: PlanPanelProps) {
  const { plan, kind, accounts, titleOf, outcome, isSending, onKind, onAssign } = props
  const { t } = useTranslation()
  const count = sharedCount(plan)
  const names = takerNames(accounts)
  const nameOf = (id: string) => names.get(id) ?? `#${id}`
  return (
    <section
      aria-label={t('assign.plan')}
      className="flex min-h-0 w-82 shrink-0 flex-col rounded-card border border-line bg-surface touch:order-first touch:w-full"
    >
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-3 py-2">
        <h2 className="text-sm font-semibold text-fg">{t('assign.plan')}</h2>
        <p aria-live="polite" className="text-xs text-fg3 tabular-nums">
          {count > 0
            ? t('assign.planCount', { count, accounts: plan.shares.length })
            : t('assign.planNothing')}
        </p>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-3">
        {outcome ? (
          <PlanResult
            outcome={outcome}
            titleOf={titleOf}
            nameOf={nameOf}
            listOfAccount={props.listOfAccount}
          />
        ) : null}
        <ul className="divide-y divide-line">
          {plan.shares.map((share) => (
            <ShareRow key={share.accountId} share={share} name={nameOf(share.accountId)} />
          ))}
        </ul>
        {plan.left.length > 0 ? <LeftOver plan={plan} titleOf={titleOf} /> : null}
      </div>
      {onAssign ? (
        <div className="flex flex-wrap gap-2 border-t border-line p-3">
          <Button aria-pressed={kind.tag === 'even'} onClick={() => onKind({ tag: 'even' })}>
            {t('assign.even')}
          </Button>
          {kind.tag === 'proposed' ? null : (
            <Button onClick={() => onKind({ tag: 'proposed' })}>{t('assign.proposed')}</Button>
          )}
          <Button
            variant="primary"
            className="ms-auto"
            disabled={count === 0}
            isLoading={isSending}
            onClick={onAssign}
          >
            {t('assign.send', { count })}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

function ShareRow({ share, name }: { readonly share: Share; readonly name: string }) {
  const { t } = useTranslation()
  const { ids, byCategory } = share
  const byPlatform = ids.length - byCategory
  return (
    <li className="py-2 text-sm">
      <div className="flex justify-between gap-2">
        <span title={name} className="truncate text-fg">
          {name}
        </span>
        <span className="shrink-0 font-semibold text-fg tabular-nums">
          {t('assign.pieces', { count: ids.length })}
        </span>
      </div>
      <p className="text-xs text-fg3">
        {[
          byCategory > 0 ? t('assign.why.category', { count: byCategory }) : '',
          byPlatform > 0 ? t('assign.why.platform', { count: byPlatform }) : '',
        ]
          .filter(Boolean)
          .join(t('assign.and'))}
      </p>
    </li>
  )
}

const WHYS = ['no_platform', 'no_room', 'not_found'] as const

type LeftOverProps = Pick<PlanPanelProps, 'plan' | 'titleOf'>

function LeftOver({ plan: { left }, titleOf }: LeftOverProps) {
  const { t } = useTranslation()
  return (
    <section aria-label={t('assign.left')} className="border-t border-line py-2">
      <h3 className="text-xs text-fg3">{t('assign.leftCount', { count: left.length })}</h3>
      {WHYS.map((why) => {
        const ids = left.filter((one) => one.why === why).map(({ id }) => id)
        return ids.length > 0 ? (
          <details key={why} className="text-sm">
            <summary className="min-h-(--target) cursor-pointer py-1 text-fg2">
              {t(`assign.leftWhy.${why}`, { count: ids.length })}
            </summary>
            <ul className="ps-4 text-xs text-fg3">
              {ids.map((id) => (
                <li key={id} title={titleOf(id)} className="truncate">
                  {titleOf(id)}
                </li>
              ))}
            </ul>
          </details>
        ) : null
      })}
    </section>
  )
}

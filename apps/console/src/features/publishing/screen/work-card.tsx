import { Card } from '@omc/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { usePerson } from '../../../kernel/services/use-person.ts'
import { mayRun } from '../../../kit/may-run.ts'
import type { AccountRun } from '../run/account-run.ts'
import type { RunSnapshot } from '../run/run-types.ts'
import { isAtWork } from '../work/account-work.ts'
import { WORK_ROWS, workKind, type WorkKind } from '../work/work-kinds.ts'
import { WorkActs } from './work-acts.tsx'
import { WorkProgress } from './work-progress.tsx'
import { WorkSure } from './work-sure.tsx'

type WorkCardProps = { readonly run: AccountRun; readonly snapshot: RunSnapshot }

/** Jobs over the records of the account: sync, pictures, deletions; one at a time. */
export function WorkCard({ run, snapshot: { info } }: WorkCardProps) {
  const { t } = useTranslation()
  const person = usePerson()
  const { work } = useSnapshot(run.work.state)
  const [asked, setAsked] = useState<WorkKind | null>(null)
  const kinds: readonly WorkKind[] = WORK_ROWS.filter(({ operation }) => mayRun(person, operation))
  const kind = work.tag === 'job' ? workKind(work.name) : undefined
  const busy = isAtWork(work)
  const start = ({ name }: WorkKind) => {
    if (info) void run.work.start(name, info)
  }
  return (
    <Card title={t('accountWork.title')}>
      <div className="flex flex-col gap-3">
        {work.tag === 'job' && kind ? (
          <WorkProgress work={run.work} kind={kind} job={work} />
        ) : (
          <p className="text-xs text-fg3">
            {t(kinds.length === 0 ? 'accountWork.none' : 'accountWork.hint')}
          </p>
        )}
        {busy ? null : (
          <WorkActs
            kinds={kinds}
            isReady={info !== null}
            onChoose={(chosen) => (chosen.scope ? setAsked(chosen) : start(chosen))}
          />
        )}
      </div>
      {info && asked?.scope ? (
        <WorkSure
          kind={asked}
          scope={asked.scope}
          account={info}
          onClose={() => setAsked(null)}
          onSure={() => start(asked)}
        />
      ) : null}
    </Card>
  )
}

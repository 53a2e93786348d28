import * as fields from '@omc/sdk/fields/team_relations'
import { Button } from '@omc/ui'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { runWrite } from '../../kernel/data/run-write.ts'
import { usePages } from '../../kernel/data/use-pages.ts'
import { choiceLabel } from '../../kernel/i18n/field-label.ts'
import { textPart } from '../../kernel/i18n/text-part.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { panelWith } from '../../kit/list/panel-with.ts'
import { platformName } from '../../kit/list/platform-name.ts'
import { mayRun } from '../../kit/may-run.ts'
import { Column } from './column.tsx'
import { bondsQuery } from './relation-queries.ts'

const relationTexts = textPart(
  () => import('../lists/team_relations/team-relations.zh.ts'),
  () => import('../lists/team_relations/team-relations.en.ts'),
)
const Peek = panelWith(
  relationTexts,
  async () => (await import('../lists/team_relations/team-relation.peek.tsx')).Peek,
)

type BondsColumnProps = { readonly uid: string | null; readonly className: string }

/**
 * People bound to the team at a channel; only those of one account, if one is chosen. A bond opens
 * with its orders.
 */
export function BondsColumn({ uid, className }: BondsColumnProps) {
  const { t } = useTranslation()
  const services = useServices()
  const person = usePerson()
  const bonds = usePages(bondsQuery(services.sdk, uid))
  const [openId, setOpenId] = useState<string | null>(null)
  const sync = async () => {
    const result = await runWrite(services, 'team_relations.sync_remote_info', {})
    if (result) services.toasts.show({ tone: 'success', title: t('relation.syncStarted') })
  }
  return (
    <>
      <Column
        title={t('relation.bonds')}
        count={bonds.total}
        rows={bonds.items?.map(({ id, nickname, uid: bound, platform, state, bind_date: day }) => ({
          id,
          name: nickname || bound,
          note: [platformName(platform), choiceLabel(fields.state, state), day].join(' · '),
        }))}
        error={bonds.error}
        onRetry={bonds.refetch}
        more={bonds}
        chosenId={openId}
        onChoose={setOpenId}
        foot={
          mayRun(person, 'team_relations.sync_remote_info') ? (
            <Button onClick={() => void sync()}>{t('relation.sync')}</Button>
          ) : null
        }
        className={className}
      />
      {openId === null ? null : (
        <Suspense fallback={null}>
          <Peek
            id={openId}
            row={bonds.items?.find(({ id }) => id === openId)}
            onClose={() => setOpenId(null)}
          />
        </Suspense>
      )}
    </>
  )
}

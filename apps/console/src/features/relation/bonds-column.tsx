import * as fields from '@omc/sdk/fields/team_relations'
import { Button } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { runWrite } from '../../kernel/data/run-write.ts'
import { usePages } from '../../kernel/data/use-pages.ts'
import { choiceLabel } from '../../kernel/i18n/field-label.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { platformName } from '../../kit/list/platform-name.ts'
import { mayRun } from '../../kit/may-run.ts'
import { Column } from './column.tsx'
import { bondsQuery } from './relation-queries.ts'

type BondsColumnProps = { readonly uid: string | null; readonly className: string }

/** People bound to the team at a channel; only those of one account, if one is chosen. */
export function BondsColumn({ uid, className }: BondsColumnProps) {
  const { t } = useTranslation()
  const services = useServices()
  const person = usePerson()
  const bonds = usePages(bondsQuery(services.sdk, uid))
  const sync = async () => {
    const result = await runWrite(services, 'team_relations.sync_remote_info', {})
    if (result) services.toasts.show({ tone: 'success', title: t('relation.syncStarted') })
  }
  return (
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
      foot={
        mayRun(person, 'team_relations.sync_remote_info') ? (
          <Button onClick={() => void sync()}>{t('relation.sync')}</Button>
        ) : null
      }
      className={className}
    />
  )
}

import { ConfirmDialog } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSdk } from '../../../kernel/services/services-context.ts'
import { rowCountText } from '../../../kit/list/row-count.ts'
import type { PublishInfo } from '../run/run-types.ts'
import { countDeletable } from '../work/count-deletable.ts'
import type { DeleteScope } from '../work/delete-job.ts'
import type { WorkKind } from '../work/work-kinds.ts'

type WorkSureProps = {
  readonly kind: WorkKind
  readonly scope: DeleteScope
  readonly account: PublishInfo
  readonly onClose: () => void
  readonly onSure: () => void
}

/** Asks before a deletion, with its count; the name of the account is typed. */
export function WorkSure({ kind, scope, account, onClose, onSure }: WorkSureProps) {
  const { t } = useTranslation()
  const { data } = useQuery(countDeletable(useSdk(), account.id, scope))
  const text = account.nickname || account.uid
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('accountWork.sure.title', {
        name: t(`accountWork.name.${kind.name}`),
        account: text,
      })}
      description={t(`accountWork.sure.${scope}`, { total: data ? rowCountText(data) : '—' })}
      typed={{ label: t('accountWork.sure.typed'), text }}
      confirmLabel={t(`accountWork.name.${kind.name}`)}
      cancelLabel={t('act.cancel')}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      onConfirm={() => {
        onSure()
        onClose()
      }}
    />
  )
}

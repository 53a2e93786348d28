import { Button, Dialog } from '@omc/ui'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import type { BulkPanelProps } from '../../../kit/list/list-acts.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { MoveStatusPanel } from '../../contents/move-status-panel.tsx'

type Row = AskedRow<'studio_contents', 'status' | 'studio_account_id'>

/** Moves contents to another status; one call is about the contents of one account. */
export function AccountStatusPanel(props: BulkPanelProps<Row>) {
  const accounts = [...new Set(props.rows.map(({ studio_account_id: id }) => id))]
  const [id] = accounts
  if (accounts.length === 1 && id)
    return (
      <MoveStatusPanel
        operation="studio_accounts.batch_content_status"
        given={() => ({ id })}
        {...props}
      />
    )
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onClose()
      }}
      title={i18n.t('studioContent.oneAccount')}
      description={
        accounts.length > 1
          ? i18n.t('studioContent.oneAccountHint', { count: accounts.length })
          : i18n.t('studioContent.noAccount')
      }
      closeLabel={i18n.t('act.close')}
      footer={<Button onClick={props.onClose}>{i18n.t('act.close')}</Button>}
    />
  )
}

import { canMoveContent, CONTENT_STATUSES, type ContentStatus } from '@omc/core'
import * as fields from '@omc/sdk/fields/carry_contents'
import { Button, Dialog, RadioGroup } from '@omc/ui'
import { useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { choiceLabel, fieldLabel } from '../../kernel/i18n/field-label.ts'
import { useBatch } from '../../kit/list/acts/use-batch.ts'
import type { BulkPanelProps } from '../../kit/list/list-acts.ts'
import { ContentStatusChip, isContentStatus } from './content-status-chip.tsx'

type Row = { readonly id: string; readonly status: string }
type MoveOperation =
  | 'carry_contents.batch_content_status'
  | 'creator_contents.batch_content_status'
  | 'smart_contents.batch_content_status'
  | 'windmill_contents.batch_change_status'
  | 'studio_accounts.batch_content_status'

/**
 * Panel that moves contents of one family to another status.
 *
 * @param given  arguments beside ids and status
 */
export const moveStatusPanel = <One extends Row>(
  operation: MoveOperation,
  given: (rows: readonly One[]) => object = () => ({}),
): ComponentType<BulkPanelProps<One>> =>
  function MoveContents(props) {
    return <MoveStatusPanel operation={operation} given={given} {...props} />
  }

type MoveStatusPanelProps<One extends Row> = BulkPanelProps<One> & {
  readonly operation: MoveOperation
  readonly given: (rows: readonly One[]) => object
}

/** Choice of a status that shows how many of the rows may move to each. */
export function MoveStatusPanel<One extends Row>({
  operation,
  given,
  ...props
}: MoveStatusPanelProps<One>) {
  const { rows, many, onClose } = props
  const { t } = useTranslation()
  const { count: total, isSending, send } = useBatch(operation, props)
  const [status, setStatus] = useState<ContentStatus | null>(null)
  // Of rows that are not on the page the status is unknown; the server answers for each.
  const movable = (to: ContentStatus) =>
    many
      ? total
      : rows.filter(({ status: from }) => isContentStatus(from) && canMoveContent(from, to)).length
  const run = () => {
    if (!status) return
    send(
      (some) => ({ ...given(some), ids: some.map(({ id }) => id), status }),
      (count) =>
        status === 'deleted'
          ? t('rows.deleted', { count })
          : t('rows.moved', { count, status: choiceLabel(fields.status, status) }),
    )
  }
  const isDeleting = status === 'deleted'
  const count = status ? movable(status) : 0
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('contentPanel.moveTitle', { count: total })}
      description={t('contentPanel.moveHint')}
      closeLabel={t('act.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('act.cancel')}</Button>
          <Button
            variant={isDeleting ? 'danger' : 'primary'}
            disabled={count === 0}
            isLoading={isSending}
            onClick={run}
          >
            {isDeleting
              ? t('contentPanel.delete', { count })
              : t('contentPanel.moveConfirm', { count })}
          </Button>
        </>
      }
    >
      <StatusChoices chosen={status} total={total} movable={movable} onChoose={setStatus} />
    </Dialog>
  )
}

type StatusChoicesProps = {
  readonly chosen: ContentStatus | null
  readonly total: number
  /** Number of rows that may move to a status. */
  readonly movable: (to: ContentStatus) => number
  readonly onChoose: (to: ContentStatus) => void
}

function StatusChoices({ chosen, total, movable, onChoose }: StatusChoicesProps) {
  const { t } = useTranslation()
  return (
    <RadioGroup
      label={fieldLabel(fields.status)}
      isLabelHidden
      look="boxed"
      options={CONTENT_STATUSES.filter((to) => to !== 'published').map((to) => ({
        value: to,
        label: <ContentStatusChip status={to} fact={fields.status} />,
        aside: t('contentPanel.movable', { count: movable(to), total }),
        isDisabled: movable(to) === 0,
      }))}
      value={chosen}
      onValueChange={onChoose}
    />
  )
}

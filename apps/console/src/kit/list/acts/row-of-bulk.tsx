import type { ComponentType } from 'react'
import { refusalText } from '../../../kernel/errors/error-text.ts'
import { currentLanguage } from '../../../kernel/i18n/i18n.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import type { BulkPanelProps, RowPanelProps } from '../list-acts.ts'

/** Panel of a bulk act for one row; shows why the row failed. */
export const rowOfBulk = <Row,>(
  Panel: ComponentType<BulkPanelProps<Row>>,
): ComponentType<RowPanelProps<Row>> =>
  function RowOfBulk({ row, onClose }) {
    const { toasts } = useServices()
    return (
      <Panel
        rows={[row]}
        onClose={onClose}
        onDone={({ failed: [first] }) => {
          onClose()
          if (first)
            toasts.show({ tone: 'danger', title: refusalText(first.error, currentLanguage()) })
        }}
      />
    )
  }

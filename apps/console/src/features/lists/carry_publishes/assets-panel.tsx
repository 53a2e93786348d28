import { cover, title, topic } from '@omc/sdk/fields/carry_publishes'
import { Button, Field, Input } from '@omc/ui'
import { useState } from 'react'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { useBatch } from '../../../kit/list/acts/use-batch.ts'
import type { BulkPanelProps } from '../../../kit/list/list-acts.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { SidePanel } from '../../../kit/side-panel.tsx'
import { assetsOf, type Edits } from './assets-of.ts'

type Row = AskedRow<'carry_publishes', 'title' | 'cover'>

const NAMES = ['title', 'topic', 'cover'] as const
const FACTS = { title, topic, cover }
const LENGTHS = { title: 500, topic: 200, cover: 2000 }

/** New titles, topics and covers for published records, each its own. */
export function AssetsPanel({ rows, many, onClose, onDone }: BulkPanelProps<Row>) {
  const { isSending, send } = useBatch('carry_publishes.batch_update_processed_assets', {
    rows,
    onClose,
    onDone,
  })
  const [edits, setEdits] = useState<Edits>({})
  const { length: count } = assetsOf(rows, edits)
  const save = () =>
    send(
      (some) => ({ assets: assetsOf(some, edits) }),
      (done) => i18n.t('publish.assetsSaved', { count: done }),
    )
  return (
    <SidePanel
      onClose={onClose}
      size="lg"
      title={i18n.t('publish.assetsTitle')}
      description={i18n.t(many ? 'publish.assetsPage' : 'publish.assetsHint')}
      footer={
        <>
          <Button onClick={onClose}>{i18n.t('act.cancel')}</Button>
          <Button variant="primary" disabled={count === 0} isLoading={isSending} onClick={save}>
            {i18n.t('publish.assetsSave', { count })}
          </Button>
        </>
      }
    >
      <ul className="flex flex-col divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id} className="grid grid-cols-3 gap-3 py-3 touch:grid-cols-1">
            {NAMES.map((name) => (
              <Field key={name} label={fieldLabel(FACTS[name])}>
                <Input
                  maxLength={LENGTHS[name]}
                  placeholder={name === 'topic' ? '' : row[name]}
                  value={edits[row.id]?.[name] ?? (name === 'title' ? row.title : '')}
                  onChange={({ target }) =>
                    setEdits({ ...edits, [row.id]: { ...edits[row.id], [name]: target.value } })
                  }
                />
              </Field>
            ))}
          </li>
        ))}
      </ul>
    </SidePanel>
  )
}

import type { Result } from '@omc/sdk'
import { Button, Dialog, Field, Select } from '@omc/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { RecordLine, RecordLines } from '../../../kit/detail/record-lines.tsx'
import { useBatch } from '../../../kit/list/acts/use-batch.ts'
import type { BulkPanelProps } from '../../../kit/list/list-acts.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'

const OPERATION = 'carry_materials.merge_similar_material'

type Row = AskedRow<'carry_materials', 'title'>
type Groups = Result<typeof OPERATION>['groups']

const likenesses = () => [
  { value: '0.6', label: i18n.t('carryMaterialPart.loose') },
  { value: '0.7', label: i18n.t('carryMaterialPart.usual') },
  { value: '0.9', label: i18n.t('carryMaterialPart.strict') },
]

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)

/** Merges equal materials: shows the groups first, then does it. */
export function MergePanel(props: BulkPanelProps<Row>) {
  const { rows, many, onClose } = props
  const { sdk } = useServices()
  const { count: total, isSending, send } = useBatch(OPERATION, props)
  const [likeness, setLikeness] = useState('0.7')
  const similarity = Number(likeness)
  const preview = useMutation({
    mutationFn: () =>
      sdk.carry_materials.merge_similar_material({ ids: idsOf(rows), similarity, preview: true }),
  })
  const groups = many ? null : (preview.data?.groups ?? null)
  const count = groups?.flatMap(({ merged_ids: merged }) => merged).length ?? total
  const merge = () =>
    send(
      (some) => ({ ids: idsOf(some), similarity }),
      (done) => i18n.t('carryMaterialPart.merged', { count: done }),
    )
  const isReady = many !== undefined || groups !== null
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={i18n.t('carryMaterialPart.mergeTitle')}
      description={i18n.t('carryMaterialPart.mergeHint')}
      closeLabel={i18n.t('act.close')}
      footer={
        <MergeFooter
          isWorking={isSending || preview.isPending}
          isOff={isReady && count === 0}
          label={mergeLabel(many !== undefined, groups, count)}
          onPress={() => (isReady ? merge() : preview.mutate())}
          onClose={onClose}
        />
      }
    >
      <div className="flex flex-col gap-3">
        <Field label={i18n.t('carryMaterialPart.likeness')}>
          <Select
            options={likenesses()}
            value={likeness}
            onValueChange={(next) => {
              setLikeness(next)
              preview.reset()
            }}
          />
        </Field>
        {many ? (
          <p className="text-sm text-fg2">
            {i18n.t('carryMaterialPart.mergeMany', { count: total })}
          </p>
        ) : null}
        {groups ? <FoundGroups groups={groups} rows={rows} /> : null}
      </div>
    </Dialog>
  )
}

function mergeLabel(isMany: boolean, groups: Groups | null, count: number): string {
  if (isMany) return i18n.t('carryMaterialPart.mergeAll')
  return groups ? i18n.t('carryMaterialPart.merge', { count }) : i18n.t('carryMaterialPart.preview')
}

type MergeFooterProps = {
  readonly label: string
  readonly isWorking: boolean
  readonly isOff: boolean
  readonly onPress: () => void
  readonly onClose: () => void
}

const MergeFooter = ({ label, isWorking, isOff, onPress, onClose }: MergeFooterProps) => (
  <>
    <Button onClick={onClose}>{i18n.t('act.cancel')}</Button>
    <Button variant="primary" disabled={isOff} isLoading={isWorking} onClick={onPress}>
      {label}
    </Button>
  </>
)

function FoundGroups({ groups, rows }: { readonly groups: Groups; readonly rows: readonly Row[] }) {
  if (groups.length === 0)
    return <p className="text-sm text-fg3">{i18n.t('carryMaterialPart.noGroups')}</p>
  const titleOf = (id: string) => rows.find((row) => row.id === id)?.title ?? `#${id}`
  return (
    <>
      <p className="text-sm text-fg2" aria-live="polite">
        {i18n.t('carryMaterialPart.groups', { count: groups.length })}
      </p>
      <RecordLines>
        {groups.map(({ into_id: into, merged_ids: merged }) => (
          <RecordLine
            key={into}
            title={i18n.t('carryMaterialPart.mergeInto', { title: titleOf(into) })}
            below={<span className="text-xs text-fg3">{merged.map(titleOf).join('、')}</span>}
          />
        ))}
      </RecordLines>
    </>
  )
}

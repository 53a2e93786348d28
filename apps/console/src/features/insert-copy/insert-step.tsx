import { Alert, Button, Field, Select } from '@omc/ui'
import { useState } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { ChangesView } from '../text-changes/changes-view.tsx'
import { compareTexts } from '../text-changes/compare-texts.ts'
import { useChanges } from '../text-changes/use-changes.ts'
import {
  likelyTarget,
  targetsIn,
  type Content,
  type FieldKind,
  type Target,
} from './insert-target.ts'
import { useInsert } from './use-insert.ts'

type InsertStepProps = {
  readonly content: Content
  readonly text: string
  readonly kind: FieldKind | undefined
  readonly onClose: () => void
}

/** The place in the content, and what changes there. */
export function InsertStep({ content, text, kind, onClose }: InsertStepProps) {
  const targets = targetsIn(content)
  const likely = likelyTarget(targets, text, kind)
  const [targetId, setTargetId] = useState(likely?.id ?? '')
  const target = targets.find(({ id }) => id === targetId) ?? likely
  if (!target) return null
  return (
    <>
      <Field label={i18n.t('insert.place')}>
        <Select
          value={target.id}
          onValueChange={setTargetId}
          options={targets.map(({ id, label }) => ({ value: id, label }))}
        />
      </Field>
      <TargetChanges
        key={target.id}
        content={content}
        target={target}
        text={text}
        onClose={onClose}
      />
    </>
  )
}

type TargetChangesProps = Omit<InsertStepProps, 'kind'> & { readonly target: Target }

function TargetChanges({ content, target, text, onClose }: TargetChangesProps) {
  const { isSaving, fault, insert } = useInsert(onClose)
  const [pieces] = useState(() => compareTexts(target.text, text))
  const changes = useChanges(pieces)
  const count = changes.text.length
  const { max } = target
  const isLong = max !== null && count > max
  return (
    <>
      <ChangesView label={i18n.t('insert.changes')} changes={changes} />
      <p className={isLong ? 'text-sm text-danger-fg' : 'text-sm text-fg2 tabular-nums'}>
        {max === null
          ? i18n.t('insert.length', { count })
          : i18n.t(isLong ? 'insert.long' : 'insert.lengthOf', { count, max })}
      </p>
      {fault === null ? null : <Alert tone="danger">{fault}</Alert>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{i18n.t('act.cancel')}</Button>
        <Button
          variant="primary"
          disabled={isLong || changes.text.trim() === '' || changes.text === target.text}
          isLoading={isSaving}
          onClick={() => void insert(content, target, changes.text)}
        >
          {actOf(target)}
        </Button>
      </div>
    </>
  )
}

/** Label of the button. */
function actOf({ kind, text, label }: Target): string {
  if (text !== '') return i18n.t('insert.replace', { target: label })
  return kind === 'paragraph' ? i18n.t('insert.append') : i18n.t('insert.add', { target: label })
}

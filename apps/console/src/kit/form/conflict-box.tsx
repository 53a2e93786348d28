import { formatExactInstant } from '@omc/shell'
import { Button } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { fieldText } from '../field-text.ts'
import { labelOf } from './find-faults.ts'
import type { FormDefinition } from './form-definition.ts'
import { readValue } from './input-values.ts'
import { optionsOf } from './options-of.ts'
import type { RecordForm } from './use-record-form.ts'

/** Inputs that somebody else changed too, with both values, and the two ways on. */
export function ConflictBox({ of }: { readonly of: RecordForm }) {
  const { t } = useTranslation()
  const { form, conflict } = of
  if (conflict === null) return null
  return (
    <div className="flex flex-col gap-3 rounded-control border border-line px-3 py-2 text-sm">
      <ul className="flex flex-col gap-2">
        {conflict.clashes.map((clash) => (
          <li key={clash.name} className="wrap-anywhere">
            <p className="font-semibold text-fg">{labelOf(form, clash.name)}</p>
            <p className="text-fg2">
              {t('form.conflict.ours', { value: '' })}
              <ClashWords form={form} name={clash.name} content={clash.ours} record={null} />
            </p>
            <p className="text-fg2">
              {t('form.conflict.theirs', { value: '' })}
              <ClashWords
                form={form}
                name={clash.name}
                content={clash.theirs}
                record={conflict.present}
              />
            </p>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={conflict.takeTheirs}>{t('form.conflict.take')}</Button>
        <Button onClick={conflict.saveOver}>{t('form.conflict.over')}</Button>
      </div>
    </div>
  )
}

type ClashWordsProps = {
  readonly form: FormDefinition
  readonly name: string
  /** Content of the input. */
  readonly content: unknown
  readonly record: object | null
}

/** A value as the input shows it: with the words of its control, its labels or its time. */
function ClashWords({ form, name, content, record }: ClashWordsProps) {
  const fact = form.inputs[name]
  if (!fact) return null
  const Words = form.controls?.[name]?.Words
  if (Words) return <Words value={content} record={record} />
  const value = readValue(fact, content)
  if (fact.kind === 'instant' && typeof value === 'string') return formatExactInstant(value)
  const option = optionsOf(form, name, fact).find((one) => one.value === value)
  return option?.label ?? fieldText(fact, value)
}

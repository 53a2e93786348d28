import { Button } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { fieldText } from '../field-text.ts'
import type { Clash } from './conflict.ts'
import { labelOf } from './find-faults.ts'
import type { FormDefinition } from './form-definition.ts'
import { readValues } from './input-values.ts'
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
              {t('form.conflict.ours', { value: clashText(form, clash, 'ours') })}
            </p>
            <p className="text-fg2">
              {t('form.conflict.theirs', { value: clashText(form, clash, 'theirs') })}
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

/** A value in words, with the form's own labels for choices. */
function clashText(form: FormDefinition, clash: Clash, side: 'ours' | 'theirs'): string {
  const { name } = clash
  const fact = form.inputs[name]
  if (!fact) return ''
  const value = readValues({ [name]: fact }, { [name]: clash[side] })[name]
  const option = optionsOf(form, name, fact).find((one) => one.value === value)
  return option?.label ?? fieldText(fact, value)
}

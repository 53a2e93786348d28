import { PLATFORMS } from '@omc/core'
import { Field, Input, Select } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { fieldLabel } from '../../kernel/i18n/field-label.ts'
import { platformName } from '../list/platform-name.ts'
import type { Import } from './use-import.ts'

/** Most letters of a value where the column says nothing of it. */
const MOST = 200

/** Values for the rows of a table that have none. */
export function ImportDefaults({ its }: { readonly its: Import }) {
  const { t } = useTranslation()
  const { definition, defaults, setDefault } = its
  const names = definition.defaults ?? []
  if (names.length === 0) return null
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-semibold">{t('import.defaults')}</legend>
      {names.map((name) => {
        const column = definition.columns[name]
        if (!column) return null
        const value = defaults[name] ?? ''
        return (
          <Field key={name} label={fieldLabel(column.fact)}>
            {column.fact.kind === 'platform' ? (
              <Select
                value={value}
                options={[
                  { value: '', label: t('form.none') },
                  ...PLATFORMS.map((one) => ({ value: one, label: platformName(one) })),
                ]}
                onValueChange={(next) => setDefault(name, next)}
              />
            ) : (
              <Input
                value={value}
                onChange={({ target }) =>
                  setDefault(name, target.value.slice(0, column.maxLength ?? MOST))
                }
              />
            )}
          </Field>
        )
      })}
    </fieldset>
  )
}

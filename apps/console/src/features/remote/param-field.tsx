import type { ParamKind } from '@omc/core'
import { Field, Select } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { openablePages } from './openable-pages.ts'

type ParamFieldProps = {
  readonly kind: ParamKind
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Initial value of a parameter. */
export const FIRST_VALUES: Readonly<Record<ParamKind, string>> = { page: '/console' }

const FIELDS: Readonly<Record<ParamKind, typeof PageField>> = { page: PageField }

/** One parameter of a command, by its kind. */
export function ParamField({ kind, ...props }: ParamFieldProps) {
  const KindField = FIELDS[kind]
  return <KindField {...props} />
}

function PageField({ value, onChange }: Omit<ParamFieldProps, 'kind'>) {
  const { t } = useTranslation()
  const { built } = useServices()
  return (
    <Field label={t('remoteControl.page')}>
      <Select
        data-testid="remote-page"
        value={value}
        options={openablePages(built, currentLanguage())}
        onValueChange={onChange}
      />
    </Field>
  )
}

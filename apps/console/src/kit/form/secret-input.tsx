import { Button, PasswordInput, StatusChip } from '@omc/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { labelOf } from './find-faults.ts'
import { InputField, type ContractInputProps } from './input-field.tsx'

/**
 * Write-only input for a secret. For a record it shows whether one is set, if the record has
 * `has_<name>`, and takes a new one only on request.
 */
export function SecretInput(props: ContractInputProps) {
  const { of, name } = props
  const { t } = useTranslation()
  /** Save time at which the input was opened, so the next save closes it. */
  const [opened, setOpened] = useState<{ readonly at: number | null } | null>(null)
  if (of.record === null) return <SecretBox {...props} />
  if (opened?.at === of.savedAt && opened !== null) {
    const close = () => {
      setOpened(null)
      of.engine.setValue(name, '', { shouldDirty: true, shouldValidate: true })
    }
    return <SecretBox {...props} isOpened onClose={close} />
  }
  const isSet: unknown = Reflect.get(of.record, `has_${name}`)
  return (
    <InputField {...props}>
      <div className="flex min-h-(--ctl) items-center gap-3">
        {isSet === true ? (
          <StatusChip tone="success" shape="dot">
            {t('form.secret.set')}
          </StatusChip>
        ) : (
          <StatusChip tone="neutral" shape="ring">
            {t(isSet === false ? 'form.secret.unset' : 'form.secret.hidden')}
          </StatusChip>
        )}
        <Button
          size="sm"
          aria-label={`${t(isSet === false ? 'form.secret.enter' : 'form.secret.replace')} ${labelOf(of.form, name)}`}
          onClick={() => setOpened({ at: of.savedAt })}
        >
          {t(isSet === false ? 'form.secret.enter' : 'form.secret.replace')}
        </Button>
      </div>
    </InputField>
  )
}

type SecretBoxProps = ContractInputProps & {
  readonly isOpened?: boolean
  readonly onClose?: () => void
}

function SecretBox({ isOpened = false, onClose, ...props }: SecretBoxProps) {
  const { of, name } = props
  const { t } = useTranslation()
  const { ref, ...box } = of.engine.register(name)
  const take = (element: HTMLInputElement | null) => {
    ref(element)
    // It replaces the button that opened it, so it takes the focus.
    if (isOpened && element?.value === '') element.focus()
  }
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <InputField {...props}>
          <PasswordInput
            autoComplete={of.form.autoComplete?.[name] ?? 'new-password'}
            showLabel={t('secret.show')}
            hideLabel={t('secret.hide')}
            {...box}
            ref={take}
          />
        </InputField>
      </div>
      {onClose ? (
        <Button variant="ghost" onClick={onClose}>
          {t('form.secret.keep')}
        </Button>
      ) : null}
    </div>
  )
}

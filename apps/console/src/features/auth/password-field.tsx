import { Input, type InputProps } from '@omc/ui'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * Password field that can show its text. It omits the tooltip of the design system's own field,
 * which would double the scripts loaded before the sign-in form.
 */
export function PasswordField(props: Omit<InputProps, 'type' | 'endSlot'>) {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Input
      autoComplete="current-password"
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={isShown ? 'text' : 'password'}
      endSlot={
        <button
          type="button"
          aria-label={isShown ? t('secret.hide') : t('secret.show')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          className="inline-flex size-[max(24px,var(--target))] items-center justify-center rounded-chip text-fg3 hover:bg-hover hover:text-fg"
        >
          <Icon size={16} aria-hidden />
        </button>
      }
    />
  )
}

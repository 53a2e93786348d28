import { Eye, EyeOff } from 'lucide-react'
import { forwardRef, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { Input } from './input.tsx'
import type { InputProps } from './input.tsx'

export type PasswordInputProps = Omit<InputProps, 'type' | 'endSlot'> & {
  readonly showLabel: string
  readonly hideLabel: string
}

/** A password with a switch to read it; paste and password managers work (WCAG 3.3.8). */
export const PasswordInput = forwardRef<HTMLInputElement, PasswordInputProps>(
  function PasswordInput({ showLabel, hideLabel, ...rest }, ref) {
    const [isShown, setShown] = useState(false)
    return (
      <Input
        autoComplete="current-password"
        spellCheck={false}
        autoCapitalize="none"
        {...rest}
        ref={ref}
        type={isShown ? 'text' : 'password'}
        endSlot={
          <IconButton
            size="sm"
            label={isShown ? hideLabel : showLabel}
            aria-pressed={isShown}
            disabled={rest.disabled}
            icon={isShown ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
            onClick={() => setShown(!isShown)}
          />
        }
      />
    )
  },
)

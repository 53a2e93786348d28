import { forwardRef } from 'react'
import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  /** Keeps focus and width, shows a spinner and ignores clicks. */
  readonly isLoading?: boolean
  readonly icon?: ReactNode
}

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-white hover:bg-accent-hover border-transparent',
  secondary: 'bg-surface text-fg border-control hover:bg-hover hover:border-fg3',
  // Its ground stays inside its edge, so that it does not cover the edge of a control around it.
  ghost: 'bg-transparent bg-clip-padding text-fg2 border-transparent hover:bg-hover hover:text-fg',
  danger:
    'bg-surface text-danger-fg border-danger-fg/60 hover:bg-danger-soft hover:border-danger-fg',
}

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-[max(28px,var(--target))] px-2.5 text-xs gap-1',
  md: 'min-h-(--ctl) px-3.5 text-sm gap-1.5',
  lg: 'min-h-[max(40px,var(--ctl))] px-5 text-base gap-2',
}

/**
 * A button. Give the danger variant an icon: it is outlined so that it can't be read as primary
 * in red themes. `type` is `button` unless told.
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  const { variant, size, isLoading = false, icon, className, children, onClick, ...rest } = props
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isLoading) return event.preventDefault()
    onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      ref={ref}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || rest['aria-disabled']}
      onClick={press}
      className={classNames(
        'inline-flex min-w-(--target) shrink-0 align-middle items-center justify-center rounded-control border font-semibold whitespace-nowrap',
        'transition-colors duration-(--motion-fast) ease-standard select-none active:translate-y-px',
        'disabled:pointer-events-none disabled:opacity-50 aria-busy:cursor-progress',
        VARIANTS[variant ?? 'secondary'],
        SIZES[size ?? 'md'],
        className,
      )}
    >
      {isLoading ? <Spinner size={14} /> : icon}
      {children}
    </button>
  )
})

import { forwardRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import type { ButtonProps } from './button.tsx'
import { classNames } from './class-names.ts'
import { Tooltip } from './tooltip.tsx'
import type { TooltipProps } from './tooltip.tsx'

export type IconButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'aria-label'> & {
  /** The accessible name, also shown as tooltip. */
  readonly label: string
  readonly icon: ReactNode
  readonly hasTooltip?: boolean
  readonly tooltipSide?: TooltipProps['side']
}

/** A square button with an icon: at least 24 px, 44 px below 992 px. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(
  function IconButton(props, ref) {
    const {
      label,
      hasTooltip = true,
      tooltipSide,
      variant,
      size = 'md',
      className,
      ...rest
    } = props
    const button = (
      <Button
        {...rest}
        ref={ref}
        aria-label={label}
        variant={variant ?? 'ghost'}
        size={size}
        className={classNames(
          size === 'sm' ? 'px-0! size-[max(24px,var(--target))] min-h-6!' : 'px-0! size-(--ctl)',
          className,
        )}
      />
    )
    if (!hasTooltip) return button
    return (
      <Tooltip isName content={label} {...(tooltipSide ? { side: tooltipSide } : {})}>
        {button}
      </Tooltip>
    )
  },
)

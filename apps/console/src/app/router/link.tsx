import { forwardRef } from 'react'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { hrefOf } from './address-bar.ts'
import { useNavigate } from './use-router.ts'

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** An address of the console. */
  readonly to: string
}

/** A link inside the console; what asks for another tab or window stays the browser's affair. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { to, onClick, children, ...rest },
  ref,
) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey)
    if (event.defaultPrevented || !isPlain || event.altKey) return
    if (rest.target && rest.target !== '_self') return
    event.preventDefault()
    void navigate(to)
  }
  return (
    <a {...rest} ref={ref} href={hrefOf(to)} onClick={follow}>
      {children}
    </a>
  )
})

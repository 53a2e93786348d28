import type { MenuChoice } from '@omc/shell'
import { forwardRef, type AnchorHTMLAttributes, type MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '../../../kernel/router/link.tsx'
import { useShell } from '../../../kernel/services/services-context.ts'

export type ChoiceAnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> & {
  readonly choice: MenuChoice
}

/**
 * Link that carries out a menu choice. New windows and external pages are left to the browser.
 *
 * @source console spec §2, sidebar menu
 */
export const ChoiceAnchor = forwardRef<HTMLAnchorElement, ChoiceAnchorProps>(function ChoiceAnchor(
  { choice, children, ...rest },
  ref,
) {
  const shell = useShell()
  const { pathname } = useLocation()
  switch (choice.tag) {
    case 'new-window':
    case 'leave':
      return (
        <a
          {...rest}
          ref={ref}
          href={choice.href}
          {...(choice.tag === 'new-window' ? { target: '_blank', rel: 'noopener' } : {})}
        >
          {children}
        </a>
      )
    case 'go':
    case 'show-group':
      return (
        <Link {...rest} ref={ref} to={choice.path}>
          {children}
        </Link>
      )
    case 'reload':
      return (
        <Link
          {...rest}
          ref={ref}
          to={pathname}
          onClick={(event) => {
            rest.onClick?.(event)
            if (event.defaultPrevented || isForBrowser(event)) return
            event.preventDefault()
            shell.reloadScreen()
            // Closes an overlay menu, as after any navigation.
            shell.sidebar.dispatch('navigated')
          }}
        >
          {children}
        </Link>
      )
    default:
      return choice satisfies never
  }
})

const isForBrowser = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey

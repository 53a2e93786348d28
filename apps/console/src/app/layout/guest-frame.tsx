import { Avatar } from '@omc/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { shownPerson } from '../../kernel/session/shown-person.ts'
import { LanguageSwitch } from '../../kit/language-switch.tsx'
import { Logo } from '../../kit/logo.tsx'

/** Frame of the public pages. @source console spec §3: guest label */
export function GuestFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  const { name, avatar } = shownPerson(null, currentLanguage())
  return (
    <div className="flex h-full flex-col">
      <header className="flex h-12.5 shrink-0 items-center gap-3 border-b border-line bg-surface px-4">
        <Logo />
        <span className="truncate text-sm font-semibold touch:sr-only">{t('app.name')}</span>
        <span className="ms-auto">
          <LanguageSwitch />
        </span>
        <span className="flex items-center gap-2 text-sm text-fg2">
          <Avatar name={name} src={avatar} size={28} />
          {name}
        </span>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="grid min-h-0 flex-1 place-items-center overflow-y-auto p-4"
      >
        {children}
      </main>
    </div>
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageSwitch } from '../../kit/language-switch.tsx'
import { Logo } from '../../kit/logo.tsx'
import { Brand } from './brand.tsx'

export type AuthFrameProps = { readonly title: string; readonly children: ReactNode }

/** Brand on one side, one form with its heading on the other. @source ux: gate screens */
export function AuthFrame({ title, children }: AuthFrameProps) {
  const { t } = useTranslation()
  return (
    <div className="grid min-h-full grid-cols-[45fr_55fr] bg-surface touch:block">
      <Brand />
      <main className="relative flex min-h-full flex-col items-center justify-center px-6 py-16">
        <div className="absolute end-4 top-3">
          <LanguageSwitch />
        </div>
        <div className="w-full max-w-90">
          <div className="mb-8 hidden items-center gap-3 touch:flex">
            <Logo size={36} />
            <span className="text-base font-semibold">{t('app.name')}</span>
          </div>
          <h1 tabIndex={-1} className="mb-5 text-xl font-semibold text-fg">
            {title}
          </h1>
          {children}
        </div>
      </main>
    </div>
  )
}

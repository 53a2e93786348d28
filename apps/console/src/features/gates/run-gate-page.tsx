import type { RunGate } from '@omc/shell'
import { ShieldX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LanguageSwitch } from '../../kit/language-switch.tsx'

export type RunGatePageProps = { readonly gate: Extract<RunGate, { tag: 'disabled' }> }

/** Replaces the product; only the language can be changed. @source ux: gate screens */
export function RunGatePage({ gate }: RunGatePageProps) {
  const { t } = useTranslation()
  return (
    <main className="relative grid min-h-full place-items-center bg-app p-6">
      <div className="absolute end-4 top-3">
        <LanguageSwitch />
      </div>
      <section className="flex w-full max-w-110 flex-col items-center gap-2 text-center">
        <ShieldX size={44} aria-hidden className="mb-2 text-danger-fg" />
        <h1 className="text-xl font-semibold text-fg">{t('runGate.title')}</h1>
        <p className="text-sm text-fg2">{t(`runGate.${gate.why}`)}</p>
        <p className="text-sm text-fg3">{t('runGate.todo')}</p>
        <dl className="mt-4 flex max-w-full flex-wrap items-baseline justify-center gap-x-2 rounded-control border border-line bg-surface px-4 py-2 text-sm">
          <dt className="text-fg3">{t('runGate.hostLabel')}</dt>
          <dd className="min-w-0 font-mono break-all text-fg">{gate.host}</dd>
        </dl>
      </section>
    </main>
  )
}

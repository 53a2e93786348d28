import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Frame that marks its content as demo, not part of the product. */
export function DemoFrame({ text, children }: { text: string; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <section
      aria-label={t('demo.mark')}
      className="rounded-control border border-dashed border-control bg-subtle p-3 text-xs text-fg2"
    >
      <p className="mb-2 flex items-start gap-2">
        <span className="shrink-0 rounded-sm bg-warning-soft px-1.5 font-semibold text-warning-fg">
          {t('demo.mark')}
        </span>
        {text}
      </p>
      {children}
    </section>
  )
}

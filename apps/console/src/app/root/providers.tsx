import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { ConsoleNotices } from '../../features/notices/create-console-notices.ts'
import { NoticesContext } from '../../features/notices/notices-context.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { ServicesContext, type Services } from '../../kernel/services/services-context.ts'

export type ProvidersProps = {
  readonly services: Services
  readonly notices: ConsoleNotices
  readonly children: ReactNode
}

/** Providers of everything that screens and features read by hooks. */
export function Providers({ services, notices, children }: ProvidersProps) {
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <NoticesContext value={notices}>
          <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
        </NoticesContext>
      </QueryClientProvider>
    </ServicesContext>
  )
}

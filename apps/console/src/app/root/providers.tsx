import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { i18n } from '../i18n/i18n.ts'
import { ServicesContext, type Services } from '../services-context.ts'

export type ProvidersProps = { readonly services: Services; readonly children: ReactNode }

/** Everything that screens and features find by hooks. */
export function Providers({ services, children }: ProvidersProps) {
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
      </QueryClientProvider>
    </ServicesContext>
  )
}

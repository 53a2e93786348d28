import { createSdk, statusText, uploadFile, type Result } from '@omc/sdk'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import type { Services } from '../../kernel/services/services-context.ts'
import { tellingFetch } from './telling-fetch.ts'

export type SendFile = (
  file: File,
  options: { readonly signal: AbortSignal; readonly onShare: (share: number) => void },
) => Promise<Result<'uploads.create'>>

/** Hands in a file and tells how much of it is sent. */
export const sendFile =
  ({ session }: Pick<Services, 'session'>): SendFile =>
  (file, { signal, onShare }) => {
    const sdk = createSdk({
      baseUrl: '',
      session: session.session,
      fetch: tellingFetch(onShare),
      hooks: { onRequest: ({ headers }) => void (headers['accept-language'] = currentLanguage()) },
      messageOf: (status, kind) => statusText(status, currentLanguage(), kind),
    })
    return uploadFile(sdk, file, { signal })
  }

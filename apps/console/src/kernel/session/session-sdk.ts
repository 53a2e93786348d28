import { statusText, type Sdk, type Session } from '@omc/sdk'
import { loadPart } from '../errors/load-part.ts'
import { runOnce } from './run-once.ts'
import type { ConsoleSessionOptions } from './session-options.ts'

type SdkParts = Pick<ConsoleSessionOptions, 'language' | 'fetch' | 'createTransport'>

/** The SDK of a session. The first call loads its chunk. */
export function sdkOf(session: Session, options: SdkParts): () => Promise<Sdk> {
  const { language, fetch } = options
  const transport = options.createTransport?.(session)
  return runOnce(async () => {
    const { createConsoleSdk } = await loadPart(() => import('./create-console-sdk.ts'))
    return createConsoleSdk({
      ...(transport
        ? { transport }
        : {
            baseUrl: '',
            session,
            hooks: { onRequest: ({ headers }) => void (headers['accept-language'] = language()) },
            ...(fetch && { fetch }),
          }),
      messageOf: (status, kind) => statusText(status, language(), kind),
    })
  })
}

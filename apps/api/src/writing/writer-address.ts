import type { Config } from '../kernel/config.ts'

export interface WriterAddress {
  /** Without `/v1` at its end. */
  baseUrl: string
  /** The key that belongs to exactly this address. */
  apiKey: string | undefined
  model: string
}

/**
 * Where the language model is. Each address has a key of its own: the token of the stand-in never
 * goes to a host that was set, and `AI_API_KEY` never to the stand-in.
 *
 * @source reliability §1.4 (AI base URL), T12
 */
export function writerAddress({
  aiBaseUrl,
  aiApiKey,
  aiModel,
  sandboxUrl,
  sandboxToken,
}: Pick<
  Config,
  'aiBaseUrl' | 'aiApiKey' | 'aiModel' | 'sandboxUrl' | 'sandboxToken'
>): WriterAddress {
  return aiBaseUrl === undefined
    ? { baseUrl: sandboxUrl, apiKey: sandboxToken, model: aiModel }
    : { baseUrl: aiBaseUrl.replace(/\/v1$/, ''), apiKey: aiApiKey, model: aiModel }
}

/** The same address for transcription. */
export const transcriberAddress = (
  config: Parameters<typeof writerAddress>[0] & Pick<Config, 'aiTranscribeModel'>,
): WriterAddress => ({ ...writerAddress(config), model: config.aiTranscribeModel })

import { isApiError, type Result, type Sdk } from '@omc/sdk'
import { runWrite } from '../../kernel/data/run-write.ts'
import { refreshTouched } from '../../kernel/data/use-write.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { browserClock } from '../../kernel/ports/browser-clock.ts'
import type { Services } from '../../kernel/services/services-context.ts'
import { keepDraft, readDraft } from './kept-drafts.ts'
import { wantsParts } from './part-setting.ts'
import type { TalkPorts } from './talk-ports.ts'

const PAGE_SIZE = 30
/** The longest silence in an answer; the server gives one up after 180 s. */
const SILENCE_MS = 180_000

/** Unlike `randomUUID`, it is there on plain http too. */
const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

const pageOf = (sdk: Sdk, id: string) => async (after: string | null) =>
  sdk.conversations.messages({
    id,
    sort: ['-created_at'],
    'page[size]': PAGE_SIZE,
    ...(after === null ? {} : { 'page[after]': after }),
  })

const STOP = 'conversations.stop'

/** Stops an answer; one that ended by itself meanwhile is stopped too. */
async function stopAnswer(sdk: Sdk, id: string): Promise<Result<typeof STOP>> {
  try {
    return await sdk.conversations.stop({ id })
  } catch (error) {
    if (!isApiError(error, 'not_answering')) throw error
    const { items } = await pageOf(sdk, id)(null)
    const [newest] = items
    if (!newest) throw error
    return newest
  }
}

/** The calls of a talk, for one person. */
export function talkCalls(services: Services, by: string, id: string): TalkPorts {
  const { sdk, queryClient } = services
  const options = (idempotencyKey: string) => ({ idempotencyKey, timeoutMs: SILENCE_MS })
  return {
    page: pageOf(sdk, id),
    ask: (text, key) => sdk.conversations.send_message({ id, text }, options(key)),
    askWhole: (message, key) =>
      sdk.carry_sources.send_ai_chat({ message, conversation_id: id }, options(key)),
    stop: async () =>
      (await runWrite(services, STOP, { id }, { send: () => stopAnswer(sdk, id) })) !== null,
    isStreamed: wantsParts,
    draft: { read: () => readDraft(by, id), keep: (draft) => keepDraft(by, id, draft) },
    onSaid: () => void refreshTouched(queryClient, 'conversations.send_message'),
    authors: () => ({
      person: { name: i18n.t('chat.me'), avatarUrl: null },
      assistant: { name: i18n.t('chat.assistant'), avatarUrl: null },
    }),
    newKey,
    clock: browserClock(),
  }
}

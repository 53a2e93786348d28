import { CHANNELS, type Language } from '@omc/core'
import T, { type Static } from 'typebox'
import type { Context } from '../../jsonapi/context.ts'
import { action } from '../../jsonapi/resource.ts'
import { Closed, Label, OneOf, Text, Texts } from '../../jsonapi/schema.ts'
import { answerLanguage } from '../../kernel/request-language.ts'
import { channelRefusal } from '../../workflows/channel-refusal.ts'

const Payload = Closed({
  attempt_key: T.String({
    pattern: '^rehearsal-.{1,80}$',
    description: 'begins with `rehearsal-`, so that no ledger takes it for an attempt',
    examples: ['rehearsal-1'],
  }),
  channel: OneOf(...CHANNELS),
  uid: Label(64),
  title: Text(200),
  desc: Text(5000),
  images: Texts(50),
  paragraphs: Texts(50, 5000),
  items: T.Array(Closed({ item_id: Label(64), title: T.Optional(Text(200)) }), { maxItems: 50 }),
  topic: T.Optional(Text(200)),
  draft: T.Boolean(),
  activity: T.Boolean(),
})

const Answer = Closed({
  outcome: T.Enum(['published', 'refused', 'bot_check', 'silent'], {
    type: 'string',
    description: '`published`: the stand-in would take it; `silent`: no usable answer came',
  }),
  message: T.String({
    description: 'in the words of the stand-in, or in the language of the caller; may be empty',
  }),
})

/**
 * One payload against the stand-in, whatever gateway its channel has. Nothing is written here or
 * there, and no platform is asked.
 *
 * @source originals, rehearsal; domain: channel gateway
 */
export const rehearse = action({
  on: 'collection',
  method: 'POST',
  effect: 'read',
  may: 'publish:edit',
  summary:
    'Asks the stand-in whether it would publish a payload; nothing is sent to a platform, written to the ledger or put into the queue',
  input: Payload,
  output: { kind: 'data', schema: Answer },
  prepare: async ({ services, request }, { input }) => {
    const language = answerLanguage(request.headers)
    return () => askStandIn(services, input, language)
  },
  run: async (_context, { found }) => found,
})

async function askStandIn(
  { gateway, config }: Context['services'],
  content: Static<typeof Payload>,
  language: Language,
): Promise<Static<typeof Answer>> {
  const standIn = {
    name: content.channel,
    baseUrl: `${config.sandboxUrl}/gateway/v1`,
    token: config.sandboxToken,
  }
  try {
    await gateway.rehearsePost(standIn, content)
    return { outcome: 'published', message: '' }
  } catch (error) {
    const refusal = channelRefusal(error)
    const message = refusal.words[language]
    if (refusal.tag === 'away') return { outcome: 'silent', message: '' }
    return { outcome: refusal.code === 'bot_check' ? 'bot_check' : 'refused', message }
  }
}

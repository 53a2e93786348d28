import T, { type Static } from 'typebox'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { Closed, Id, IdOf, Label } from '../../jsonapi/schema.ts'
import { problem } from '../../kernel/problem.ts'
import { brokenBy, openTurn, settleAnswer, type Turn } from './conversation-turn.ts'

/** Characters of one question. */
export const MAX_QUESTION = 8000

const input = Closed({
  message: Label(MAX_QUESTION),
  conversation_id: T.Optional(IdOf('conversations')),
})

const output = Closed({
  conversation_id: Id,
  message_id: Id,
  text: T.String({ description: 'the whole answer' }),
})

interface Found {
  turn: Turn
  text: string
}

/**
 * A question to the assistant that is answered whole: the question and its answer are kept in an
 * own conversation, a new one when none is named. The parts of an action.
 *
 * Throws Problem 404, 409 `already_answering`, 429 `too_many_answers` and `writing_budget`,
 * 502 `writer_refused`, 503 `writer_unreachable`; what failed stays in the conversation as broken.
 *
 * @source resources spec §7 (send_ai_chat)
 */
export const sendAiChat = {
  input,
  output: { kind: 'data' as const, schema: output },
  status: 201 as const,
  async prepare(context: Context, { input: asked }: { input: Static<typeof input> }) {
    // The same write sent again gets the answer that is kept; the model is not asked for it.
    if (await wasSent(context)) return () => Promise.resolve(undefined)
    const conversationId = asked.conversation_id
      ? Number(asked.conversation_id)
      : await newConversation(context)
    const turn = await openTurn(context, { conversationId, text: asked.message })
    return () => ask(context, turn)
  },
  async run(
    context: Context,
    { found }: { found: Found | undefined },
  ): Promise<Static<typeof output>> {
    if (!found) {
      throw problem('sent_meanwhile')
    }
    const { turn, text } = found
    await context.audit({
      operation: 'carry_sources.send_ai_chat',
      subjectType: 'conversations',
      subjectIds: [turn.conversationId],
      after: { message_id: String(turn.answerId) },
    })
    return {
      conversation_id: String(turn.conversationId),
      message_id: String(turn.answerId),
      text,
    }
  },
}

async function wasSent({ db, request, actor }: Context): Promise<boolean> {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || !actor) return false
  const row = await db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('user_id', '=', actor.userId)
    .where('key', '=', key)
    .executeTakeFirst()
  return row !== undefined
}

/** The answer is kept as soon as it is there, whatever becomes of the call. */
async function ask(context: Context, turn: Turn): Promise<Found> {
  const { services, actor } = context
  const { messages } = turn
  try {
    const text = await services.writer.write({ purpose: 'chat', messages, context: { actor } })
    const end = { state: 'done', error: null } as const
    await context.later((own) => settleAnswer(own, turn, { text, end }))
    return { turn, text }
  } catch (error) {
    await context.later((own) => settleAnswer(own, turn, { text: '', end: brokenBy(error) }))
    throw error
  }
}

async function newConversation(context: Context): Promise<number> {
  const { userId, teamId } = actorOf(context)
  const { id } = await context.db
    .insertInto('conversations')
    .values({
      business_team_id: teamId,
      user_id: userId,
      source: 'carry_sources',
      created_at: context.now,
      updated_at: context.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

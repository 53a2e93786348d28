import { THINGS } from '@omc/core/problems'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { AnswerState } from '../../db/writing-tables.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import type { Scope } from '../../jsonapi/scope.ts'
import { notFound, problem, Problem } from '../../kernel/problem.ts'
import type { Message } from '../../writing/message.ts'
import { PURPOSES } from '../../writing/purposes.ts'

/** Conversations are private, whatever else a person may see. */
export const ownTalks: Scope = (actor) =>
  sql<boolean>`(t.business_team_id = ${actor.teamId} and t.user_id = ${actor.userId})`

/** An answer without a heartbeat for this many seconds has lost its server. */
export const SILENT_ANSWER_S = 180
/** Answers one person may be given at a time. */
const MAX_ANSWERS = 2
const MAX_MESSAGES = 400
const HISTORY = { messages: 20, characters: 24_000 }
const TITLE_LENGTH = 30
/** Any number; the same in every process. */
const LOCK = 7_203_917

/** A stored question and the answer to generate. */
export interface Turn {
  conversationId: number
  questionId: number
  answerId: number
  /** Input of the model. */
  messages: Message[]
}

/**
 * Puts a question into an own conversation and makes room for its answer.
 *
 * @throws Problem 404; 409 `already_answering`, `conversation_full`; 429 `too_many_answers`
 */
export async function openTurn(
  context: Context,
  { conversationId, text }: { conversationId: number; text: string },
): Promise<Turn> {
  const { db, now } = context
  const actor = actorOf(context)
  await sql`select pg_advisory_xact_lock(${LOCK}, ${actor.userId})`.execute(db)
  const { rows } = await sql<{ id: number; title: string }>`
    select t.id, t.title from conversations t where t.id = ${conversationId} and t.deleted_at is null
      and ${ownTalks(actor)} for update`.execute(db)
  const conversation = rows[0]
  if (!conversation) throw notFound(THINGS.conversation)
  await giveUpSilent(context)
  await refuseTooMany(context, conversationId)
  const messages = await historyOf(db, conversationId, text)
  const common = {
    business_team_id: actor.teamId,
    conversation_id: conversationId,
    user_id: actor.userId,
    error: null,
    created_at: now,
    updated_at: now,
  }
  const [question, answer] = await db
    .insertInto('conversation_messages')
    .values([
      { ...common, role: 'user', text, state: 'done' },
      { ...common, role: 'assistant', text: '', state: 'streaming' },
    ])
    .returning('id')
    .execute()
  await db
    .updateTable('conversations')
    .set({
      updated_at: now,
      ...(conversation.title === '' ? { title: titleOf(text) } : {}),
    })
    .where('id', '=', conversationId)
    .execute()
  // Two rows were written, in this order.
  return {
    conversationId,
    questionId: question?.id ?? 0,
    answerId: answer?.id ?? 0,
    messages,
  }
}

export interface AnswerEnd {
  state: Exclude<AnswerState, 'streaming'>
  error: string | null
}

/** How an answer ended that failed with this. */
export const brokenBy = (error: unknown): AnswerEnd => ({
  state: 'broken',
  error: error instanceof Problem ? error.code : 'failed',
})

/** Stores the text so far, also if the answer breaks off. */
export async function settleAnswer(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { answerId }: Turn,
  { text, end }: { text: string; end: AnswerEnd },
) {
  await db
    .updateTable('conversation_messages')
    .set({ text, state: end.state, error: end.error, updated_at: now })
    .where('id', '=', answerId)
    .where('state', '=', 'streaming')
    .execute()
}

/** Stores the text so far. @returns whether a stop was requested */
export async function keepAnswer(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { answerId }: Turn,
  text: string,
): Promise<{ stop: boolean }> {
  const row = await db
    .updateTable('conversation_messages')
    .set({ text, updated_at: now })
    .where('id', '=', answerId)
    .where('state', '=', 'streaming')
    .returning('stop_requested_at')
    .executeTakeFirst()
  // An answer that is settled already is not to be written on either.
  return { stop: row?.stop_requested_at !== null }
}

async function giveUpSilent(context: Context) {
  const { db, now } = context
  await db
    .updateTable('conversation_messages')
    .set({ state: 'broken', error: 'interrupted', updated_at: now })
    .where('user_id', '=', actorOf(context).userId)
    .where('state', '=', 'streaming')
    .where('updated_at', '<', new Date(now.getTime() - SILENT_ANSWER_S * 1000))
    .execute()
}

async function refuseTooMany(context: Context, conversationId: number) {
  const live = await context.db
    .selectFrom('conversation_messages')
    .select('conversation_id')
    .where('user_id', '=', actorOf(context).userId)
    .where('state', '=', 'streaming')
    .execute()
  if (live.some((row) => row.conversation_id === conversationId)) throw problem('already_answering')
  if (live.length >= MAX_ANSWERS)
    throw problem(
      'too_many_answers',
      { max_answers: MAX_ANSWERS },
      { headers: { 'retry-after': '5' } },
    )
  const { count } = await context.db
    .selectFrom('conversation_messages')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('conversation_id', '=', conversationId)
    .executeTakeFirstOrThrow()
  if (Number(count) + 2 > MAX_MESSAGES)
    throw problem('conversation_full', { max_messages: MAX_MESSAGES })
}

/** The newest turns that fit, oldest first; the new question is always there. */
async function historyOf(db: Db, conversationId: number, text: string): Promise<Message[]> {
  const rows = await db
    .selectFrom('conversation_messages')
    .select(['role', 'text'])
    .where('conversation_id', '=', conversationId)
    .where('text', '<>', '')
    .where('state', '<>', 'streaming')
    .orderBy('id', 'desc')
    .limit(HISTORY.messages)
    .execute()
  const turns: Message[] = [{ role: 'user', content: text }]
  let characters = text.length
  for (const { role, text: content } of rows) {
    characters += content.length
    if (characters > HISTORY.characters) break
    turns.unshift({ role, content })
  }
  return [{ role: 'system', content: PURPOSES.chat.system.zh }, ...turns]
}

const titleOf = (text: string) => {
  const line = text.trim().split(/\r?\n/, 1)[0] ?? ''
  const characters = [...new Intl.Segmenter('zh').segment(line)].map(({ segment }) => segment)
  return characters.length > TITLE_LENGTH
    ? `${characters.slice(0, TITLE_LENGTH).join('')}…`
    : characters.join('')
}

import { createHash } from 'node:crypto'
import type { Language } from '@omc/core'
import { checkRules, type BannedWord, type Finding } from '@omc/core/rules'
import T, { type Static } from 'typebox'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { Closed, Id, Nullable } from '../../jsonapi/schema.ts'
import { answerLanguage } from '../../kernel/request-language.ts'
import { differences, type Difference } from '../../writing/differences.ts'
import { findBannedWords, findRule } from '../../writing/find-rule.ts'
import { promptFor } from '../../writing/purposes.ts'
import { replaceBannedWords } from '../../writing/replace-banned-words.ts'

export interface Asked {
  content: string
  channel?: string
  title?: string
}

export const Differences = T.Array(
  Closed({
    kind: T.Enum(['same', 'removed', 'added'], { type: 'string' }),
    text: T.String(),
  }),
)

export const Modified = Closed({
  id: Id,
  content: T.String({ description: 'as it was given' }),
  modified_content: T.String({ description: 'rewritten, without the banned words' }),
  differences: Differences,
  findings: T.Array(
    Closed({
      level: T.Enum(['error', 'warning'], { type: 'string' }),
      word: T.String(),
      suggestion: T.String(),
      paragraph: T.Integer({ minimum: 0 }),
      at: T.Integer({ minimum: 0, description: 'position in its paragraph' }),
      message: T.String(),
    }),
    { description: 'banned words of the given text' },
  ),
  channel: Nullable(T.String()),
})

interface Found {
  text: string
  parts: Difference[]
  findings: readonly Finding[]
}

/**
 * Rewrites a text for a channel, or for all of them, and holds the result against the banned words
 * whatever the model wrote.
 *
 * @throws Problem 429 `writing_budget`, 502 `writer_refused`, 503 `writer_unreachable`
 * @source resources spec §7 (content_modified)
 */
export async function prepareModified(context: Context, { input }: { input: Asked }) {
  const { db, services, actor } = context
  const words = await wordsFor(db, actorOf(context).teamId, input.channel)
  return async (): Promise<Found> => {
    const written = await services.writer.write({
      purpose: 'rewrite',
      context: { actor },
      messages: promptFor('rewrite', input.content, { avoid: words.map(({ word }) => word) }),
    })
    const text = replaceBannedWords(written.trim(), words)
    return {
      text,
      parts: differences(input.content, text),
      findings: checkRules({ paragraphs: input.content.split(/\r?\n/) }, wordsOnly(words)),
    }
  }
}

export async function storeModified(
  context: Context,
  { input, found }: { input: Asked; found: Found },
): Promise<Static<typeof Modified>> {
  const { db, now } = context
  const actor = actorOf(context)
  const { content, channel, title = '' } = input
  const { id } = await db
    .insertInto('document_contents')
    .values({
      business_team_id: actor.teamId,
      user_id: actor.userId,
      title,
      content,
      modified_content: found.text,
      differences: JSON.stringify(found.parts),
      channel: channel ?? '',
      source: 'modified',
      blob: null,
      row_no: null,
      content_hash: hashOf(content),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await context.audit({
    operation: 'document_contents.content_modified',
    subjectType: 'document_contents',
    subjectIds: [id],
    after: { channel: channel ?? null, characters: content.length },
  })
  return {
    id: String(id),
    content,
    modified_content: found.text,
    differences: found.parts,
    findings: findingsOf(found.findings, answerLanguage(context.request.headers)),
    channel: channel ?? null,
  }
}

export const hashOf = (text: string) =>
  createHash('sha256').update(text.trim().normalize('NFC')).digest('hex')

async function wordsFor(
  db: Context['db'],
  teamId: number,
  channel: string | undefined,
): Promise<readonly BannedWord[]> {
  if (channel === undefined) return findBannedWords(db, teamId)
  return (await findRule(db, teamId, channel))?.bannedWords ?? []
}

const NO_LIMIT = Number.MAX_SAFE_INTEGER
/** Checks only the wording, because a text is not a complete content. */
const wordsOnly = (bannedWords: readonly BannedWord[]) => ({
  channel: '',
  titleMin: 0,
  titleMax: NO_LIMIT,
  descMax: NO_LIMIT,
  paragraphsMax: NO_LIMIT,
  imagesMin: 0,
  imagesMax: NO_LIMIT,
  imageRatios: [],
  topicsMax: NO_LIMIT,
  itemsMax: NO_LIMIT,
  bannedWords,
})

const findingsOf = (findings: readonly Finding[], language: Language) =>
  findings.map(({ level, word = '', suggestion = '', index = 0, at = 0, saying }) => ({
    level,
    word,
    suggestion,
    paragraph: index,
    at,
    message: saying.words[language],
  }))

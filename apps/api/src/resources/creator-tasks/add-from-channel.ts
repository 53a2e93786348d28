import { findChannel } from '../../gateway/find-channel.ts'
import type { AuthorContent } from '../../gateway/gateway.ts'
import { rowFailure, type RowFailure } from '../../jsonapi/batch.ts'
import type { Context } from '../../jsonapi/context.ts'
import { Problem, sayingOf } from '../../kernel/problem.ts'
import { deriveRows } from '../../workflows/derive-rows.ts'
import { channelContent } from './channel-content.ts'
import { findOpenTask } from './find-task.ts'

interface Input {
  content_ids: string[]
}
interface Fetched {
  pieces: AuthorContent[]
  failed: RowFailure[]
}

/** How many questions are open at a time. */
const AT_ONCE = 4

/** Reads each chosen piece from the channel; a refusal fails only its row. */
export const askForPieces =
  (platform: 'douyin' | 'compass') =>
  async (
    context: Context,
    { id, input }: { id: number; input: Input },
  ): Promise<() => Promise<Fetched>> => {
    const { db, services } = context
    await findOpenTask(context, id)
    const channel = await findChannel(db, services.keys, platform)
    return async () => {
      const fetched: Fetched = { pieces: [], failed: [] }
      for (let from = 0; from < input.content_ids.length; from += AT_ONCE) {
        const chunk = input.content_ids.slice(from, from + AT_ONCE)
        const asked = await Promise.all(
          chunk.map((contentId) =>
            one(() => services.gateway.content(channel, contentId), contentId),
          ),
        )
        for (const answer of asked)
          if (answer.tag === 'found') fetched.pieces.push(answer.piece)
          else fetched.failed.push(answer.failure)
      }
      return fetched
    }
  }

type Answer = { tag: 'found'; piece: AuthorContent } | { tag: 'failed'; failure: RowFailure }

async function one(ask: () => Promise<AuthorContent>, contentId: string): Promise<Answer> {
  try {
    return { tag: 'found', piece: { ...(await ask()), content_id: contentId } }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { tag: 'failed', failure: rowFailure(contentId, sayingOf(error)) }
  }
}

/**
 * Stores the chosen pieces under the task; one that it has already is answered as it stands.
 *
 * @throws Problem 409 `task_closed`
 */
export const storePieces =
  (platform: 'douyin' | 'compass') =>
  async (context: Context, { id, found }: { id: number; found: Fetched }) => {
    const task = await findOpenTask(context, id)
    return deriveRows(context, {
      operation: `creator_tasks.add_content_from_${platform}`,
      into: { type: 'creator_contents', table: 'creator_contents', lifeCycle: true },
      rows: found.pieces.map((piece) => channelContent(task, platform, piece)),
      failed: found.failed,
    })
  }

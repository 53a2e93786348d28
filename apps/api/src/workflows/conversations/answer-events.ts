import type { Context } from '../../jsonapi/context.ts'
import type { StreamEvent } from '../../jsonapi/send-stream.ts'
import {
  brokenBy,
  keepAnswer,
  settleAnswer,
  type AnswerEnd,
  type Turn,
} from './conversation-turn.ts'

/** The answer so far is stored after this many pieces, or this many ms. */
const KEEP = { pieces: 8, ms: 1000 }
const LEFT: AnswerEnd = { state: 'broken', error: 'disconnected' }

/**
 * The answer of a turn as events: `start` (ids), `delta` (text) and `end` (state). What was said is
 * kept on the way and at the end, however it ends. Each write has a transaction of its own.
 *
 * A failure is kept, told by `end` and then thrown.
 */
export async function* answerEvents(context: Context, turn: Turn): AsyncGenerator<StreamEvent> {
  const { services, actor, gone } = context
  let text = ''
  // Kept even if the caller disconnects between two pieces.
  let end = LEFT
  let failure: unknown
  const ids = {
    conversation_id: String(turn.conversationId),
    question_id: String(turn.questionId),
    message_id: String(turn.answerId),
  }
  try {
    yield { event: 'start', data: ids }
    let kept = { at: services.now().getTime(), pieces: 0 }
    const pieces = services.writer.stream({
      purpose: 'chat',
      messages: turn.messages,
      context: { actor },
      signal: gone,
    })
    let stopped = false
    for await (const piece of pieces) {
      text += piece
      yield { event: 'delta', data: { text: piece } }
      kept.pieces += 1
      const at = services.now().getTime()
      if (kept.pieces < KEEP.pieces && at - kept.at < KEEP.ms) continue
      kept = { at, pieces: 0 }
      const { stop } = await context.later((own) => keepAnswer(own, turn, text))
      if (!stop) continue
      stopped = true
      // Leaving the loop ends the call of the model.
      break
    }
    end = stopped ? { state: 'stopped', error: null } : { state: 'done', error: null }
  } catch (error) {
    failure = error
    end = gone.aborted ? LEFT : brokenBy(error)
  } finally {
    await context.later((own) => settleAnswer(own, turn, { text, end }))
  }
  yield { event: 'end', data: { ...ids, state: end.state, error: end.error } }
  if (failure !== undefined) throw failure
}

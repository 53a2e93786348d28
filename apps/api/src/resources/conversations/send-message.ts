import type { Context } from '../../jsonapi/context.ts'
import { answerEvents } from '../../workflows/conversations/answer-events.ts'
import { openTurn } from '../../workflows/conversations/conversation-turn.ts'

/** The question is kept in this transaction; the answer is written once it is committed. */
export async function sendMessage(
  context: Context,
  { id, input }: { id: number; input: { text: string } },
) {
  const turn = await openTurn(context, { conversationId: id, text: input.text })
  await context.audit({
    operation: 'conversations.send_message',
    subjectType: 'conversations',
    subjectIds: [id],
    after: { question_id: String(turn.questionId), message_id: String(turn.answerId) },
  })
  return answerEvents(context, turn)
}

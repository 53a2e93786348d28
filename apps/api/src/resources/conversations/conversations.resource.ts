import { THINGS } from '@omc/core/problems'
import T from 'typebox'
import { actorOf } from '../../jsonapi/context.ts'
import { code, search, since, until } from '../../jsonapi/filters.ts'
import { action, defineResource } from '../../jsonapi/resource.ts'
import { Closed, Count, Id, Instant, Label, Text } from '../../jsonapi/schema.ts'
import { SILENT_ANSWER_S, ownTalks } from '../../workflows/conversations/conversation-turn.ts'
import { MAX_QUESTION } from '../../workflows/conversations/send-ai-chat.ts'
import { conversationsWords } from './conversations.words.ts'
import { sendMessage } from './send-message.ts'
import { stopAnswer } from './stop-answer.ts'

/**
 * Talks with the assistant. They belong to one person, whatever others may see.
 *
 * @source domain: operations beyond the seeds (conversations)
 */
export const conversations = defineResource({
  type: 'conversations',
  label: THINGS.conversation,
  words: conversationsWords,
  table: 'conversations',
  attributes: Closed({
    title: T.String(),
    source: T.String({ description: 'where it was started' }),
    user_id: Id,
    messages_count: Count,
    answering: T.Boolean({ description: 'an answer is being written' }),
    created_at: Instant,
    updated_at: Instant,
  }),
  computed: {
    answering: `exists (select from conversation_messages m where m.conversation_id = t.id
      and m.state = 'streaming' and m.updated_at > omc_now() - interval '${SILENT_ANSWER_S} seconds')`,
  },
  counted: {
    messages_count:
      'select count(*)::int from conversation_messages m where m.conversation_id = t.id',
  },
  filters: {
    search: search('title'),
    source: code('source'),
    updated_since: since('updated_at'),
    updated_until: until('updated_at'),
  },
  sorts: ['updated_at', 'created_at'],
  scope: ownTalks,
  personal: 'all',
  verbs: {
    list: 'chat:use',
    get: 'chat:use',
    create: 'chat:use',
    update: 'chat:use',
    delete: 'chat:use',
  },
  create: Closed({ title: T.Optional(Text(100)) }),
  update: Closed({ title: Label(100) }),
  defaults: async (context) => ({ user_id: actorOf(context).userId }),
  nested: {
    messages: { resource: 'conversation_messages', via: 'conversation_id', may: 'chat:use' },
  },
  actions: {
    send_message: action({
      on: 'record',
      method: 'POST',
      path: '/api/v1/conversations/{id}/messages',
      effect: 'write',
      may: 'chat:use',
      summary:
        'Asks the assistant. Server-sent events: start {conversation_id, question_id, message_id}, delta {text} …, end {state: done|stopped|broken, error}; a failure is told by end and an error event with an error document (429 writing_budget, 502 writer_refused, 503 writer_unreachable). What was said is kept however it ends. Before the stream: 409 already_answering, conversation_full, 429 too_many_answers',
      touches: ['conversation_messages'],
      input: Closed({ text: Label(MAX_QUESTION) }),
      output: { kind: 'stream', type: 'text/event-stream' },
      run: sendMessage,
    }),
    stop: action({
      on: 'record',
      method: 'POST',
      effect: 'write',
      may: 'chat:use',
      summary: 'Stops the answer that is being written; what was said stays. 409 not_answering',
      touches: ['conversation_messages'],
      output: { kind: 'record', resource: 'conversation_messages' },
      run: stopAnswer,
    }),
  },
})

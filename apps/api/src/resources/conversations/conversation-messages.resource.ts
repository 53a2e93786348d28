import T from 'typebox'
import { oneOf } from '../../jsonapi/filters.ts'
import { defineResource } from '../../jsonapi/resource.ts'
import { Closed, Id, Instant, Nullable, OneOf } from '../../jsonapi/schema.ts'
import { SILENT_ANSWER_S, ownTalks } from '../../workflows/conversations/conversation-turn.ts'
import { conversationMessagesWords } from './conversation-messages.words.ts'

const STATES = ['streaming', 'done', 'stopped', 'broken'] as const

/** Messages of a conversation, read below its path. */
export const conversationMessages = defineResource({
  type: 'conversation_messages',
  label: { zh: '对话消息', en: 'message' },
  words: conversationMessagesWords,
  table: 'conversation_messages',
  attributes: Closed({
    conversation_id: Id,
    role: OneOf('user', 'assistant'),
    text: T.String(),
    state: T.Enum([...STATES], {
      type: 'string',
      description: 'broken: the answer ended before its time, the text is what came',
    }),
    error: Nullable(T.String({ description: 'code of what broke it' })),
    created_at: Instant,
    updated_at: Instant,
  }),
  computed: {
    state: `case when t.state = 'streaming' and t.updated_at < omc_now() - interval '${SILENT_ANSWER_S} seconds'
      then 'broken' else t.state end`,
  },
  filters: { role: oneOf('role', ['user', 'assistant']) },
  sorts: ['created_at'],
  defaultSort: 'created_at',
  defaultPageSize: 100,
  scope: ownTalks,
  personal: 'all',
  trash: false,
  verbs: {},
})

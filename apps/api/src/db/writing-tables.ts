import type { ColumnType, Generated } from 'kysely'
import type { Default, JsonList, MaybeTimestamp, Stamp, TeamRow } from './columns.ts'

export interface WritingCallsTable extends TeamRow {
  user_id: number | null
  purpose: string
  model: Default<string>
  tokens_in: Default<number>
  tokens_out: Default<number>
  /** Fen with four decimals; PostgreSQL gives numeric as text. */
  cost_fen: ColumnType<string, number | undefined, number>
  duration_ms: number | null
  /** Null while the model is asked. */
  ok: boolean | null
  code: string | null
  created_at: Stamp
}

export interface DocumentContentsTable extends TeamRow {
  user_id: number | null
  title: Default<string>
  content: string
  modified_content: string | null
  differences: JsonList
  channel: Default<string>
  source: Default<'import' | 'modified'>
  blob: string | null
  row_no: number | null
  content_hash: string
  created_at: Stamp
  updated_at: Stamp
  deleted_at: MaybeTimestamp
}

export interface ConversationsTable extends TeamRow {
  user_id: number
  title: Default<string>
  source: Default<string>
  created_at: Stamp
  updated_at: Stamp
  deleted_at: MaybeTimestamp
}

export type AnswerState = 'streaming' | 'done' | 'stopped' | 'broken'
export interface ConversationMessagesTable extends TeamRow {
  conversation_id: number
  user_id: number
  role: 'user' | 'assistant'
  text: Default<string>
  state: Default<AnswerState>
  error: string | null
  stop_requested_at: MaybeTimestamp
  created_at: Stamp
  updated_at: Stamp
}

export interface ChannelRulesTable extends TeamRow {
  channel: string
  title_min: number
  title_max: number
  desc_max: number
  paragraphs_max: number
  images_min: number
  images_max: number
  image_ratios: Default<string[]>
  topics_max: number
  items_max: number
  banned_words: JsonList
  enabled: Default<boolean>
  remark: Default<string>
  created_at: Stamp
  updated_at: Stamp
  deleted_at: MaybeTimestamp
}

export interface WritingTables {
  writing_calls: WritingCallsTable & { id: Generated<number> }
  document_contents: DocumentContentsTable
  conversations: ConversationsTable
  conversation_messages: ConversationMessagesTable
  channel_rules: ChannelRulesTable
}

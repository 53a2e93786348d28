import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to conversation_messages. */
export const conversationMessagesWords: WordsByName = {
  role: said('角色', 'By', 'Who wrote it: the person (`user`) or the model (`assistant`)'),
  state: said('状态', 'State', 'How far the answer has come'),
  error: said('错误', 'Error', 'Why the answer broke off', 'key'),
  text: said('文字', 'Text', 'What was written so far'),
  created_at: said('时间', 'Time', 'When it was begun'),
}

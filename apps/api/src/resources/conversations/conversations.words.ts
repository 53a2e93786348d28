import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to conversations. */
export const conversationsWords: WordsByName = {
  title: said('标题', 'Title', 'What the conversation is about; its person may rename it'),
  source: said('入口', 'Started from', 'The screen it was started on', 'key'),
  user_id: said('提问人', 'Person', 'The person who asks the model', 'id of users'),
  text: said('问题', 'Question', 'What the model is asked'),
}

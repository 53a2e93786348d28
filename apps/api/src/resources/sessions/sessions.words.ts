import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to sessions. */
export const sessionsWords: WordsByName = {
  created_at: said('登录时间', 'Signed in', 'When the person signed in'),
  last_seen_at: said('最近使用', 'Last used', 'When the sign-in was used last'),
  expires_at: said('到期时间', 'Ends', 'When the person has to sign in again'),
}

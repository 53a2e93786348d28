import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to deliveries. */
export const deliveriesWords: WordsByName = {
  state: said('状态', 'State', '`pending` is tried again, `failed` was given up'),
  created_at: said('产生时间', 'Made', 'When the event happened'),
}

import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to preferences. */
export const preferencesWords: WordsByName = {
  columns: said('列', 'Columns', 'Columns the person chose for each list'),
  layout: said('布局', 'Layout', 'Layout of the console the person chose'),
}

import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to userManagement. */
export const userManagementWords: WordsByName = {
  disabled: said('停用', 'Disabled', 'Whether the person is kept out'),
}

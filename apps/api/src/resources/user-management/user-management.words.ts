import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** What is meant by fields of userManagement where it is their own. */
export const userManagementWords: WordsByName = {
  disabled: said('停用', 'Disabled', 'Whether the person is kept out'),
}

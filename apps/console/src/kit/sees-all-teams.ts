import { rowScope, type AclSession } from '@omc/acl'

/** Whether rows of several teams can stand in one list of a person. */
export const seesAllTeams = (person: AclSession | null): boolean =>
  person !== null && rowScope(person) === 'all-teams'

import type { Db } from '../../db/database.ts'

export interface Person {
  id: number
  business_team_id: number
  phone_number: string | null
  password_hash: string
  disabled: boolean
}

/** Finds a person by user name, else by phone number. */
export async function findPerson(db: Db, typed: string): Promise<Person | undefined> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'business_team_id', 'username', 'phone_number', 'password_hash', 'disabled_at'])
    .where((by) => by.or([by('username', '=', typed), by('phone_number', '=', typed)]))
    .where('deleted_at', 'is', null)
    .limit(2)
    .execute()
  const row = rows.find(({ username }) => username === typed) ?? rows[0]
  return row ? { ...row, disabled: row.disabled_at !== null } : undefined
}

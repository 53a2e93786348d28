import type { Client } from 'pg'

export interface Person {
  userId: number
  teamId: number
}

export async function personNamed(database: Client, username: string): Promise<Person> {
  const found = await database.query<{ id: string; business_team_id: string }>(
    'select id, business_team_id from users where username = $1',
    [username],
  )
  const [person] = found.rows
  if (!person) throw new Error(`there is nobody named ${username}`)
  return { userId: Number(person.id), teamId: Number(person.business_team_id) }
}

import { sql } from 'kysely'

/** A category of the team and its name beside it; none clears both. */
export function categoryColumns(value: unknown) {
  const id = value === null ? null : Number(value)
  return {
    business_category_id: id,
    category: sql`coalesce((select c.name from business_categories c where c.id = ${id}), '')`,
  }
}

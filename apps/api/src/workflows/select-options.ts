import T from 'typebox'

/** What every select can be narrowed by. @source domain: verb table (get_select) */
export const SelectQuery = { search: T.Optional(T.String({ maxLength: 100 })) }

import T from 'typebox'

/** Parameters that narrow every select. @source domain: verb table (get_select) */
export const SelectQuery = { search: T.Optional(T.String({ maxLength: 100 })) }

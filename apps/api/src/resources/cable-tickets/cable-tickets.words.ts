import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** What is meant by fields of cable_tickets where it is their own. */
export const cableTicketsWords: WordsByName = {
  expires_at: said('有效至', 'Good until', 'When the ticket is good no more'),
}

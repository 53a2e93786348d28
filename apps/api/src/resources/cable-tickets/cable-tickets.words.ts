import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to cable_tickets. */
export const cableTicketsWords: WordsByName = {
  expires_at: said('有效至', 'Good until', 'When the ticket is good no more'),
}

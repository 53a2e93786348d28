import { createHash, randomBytes } from 'node:crypto'
import T from 'typebox'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { defineResource, verb } from '../../jsonapi/resource.ts'
import { Closed, Instant } from '../../jsonapi/schema.ts'
import { selfTeam } from '../../jsonapi/scope.ts'
import { later } from '../../workflows/ledger/ledger-settings.ts'
import { cableTicketsWords } from './cable-tickets.words.ts'

/** A ticket is kept as its hash, so that a copy of the table opens no socket. */
export const hashTicket = (ticket: string) => createHash('sha256').update(ticket).digest()

async function createTicket(context: Context) {
  const { userId, sessionId } = actorOf(context)
  const ticket = randomBytes(24).toString('base64url')
  const expiresAt = later(context.now, context.services.config.ticketMs)
  await context.db
    .insertInto('cable_tickets')
    .values({
      ticket_hash: hashTicket(ticket),
      user_id: userId,
      session_id: sessionId,
      expires_at: expiresAt,
    })
    .execute()
  return { ticket, expires_at: expiresAt.toISOString() }
}

export const cableTickets = defineResource({
  type: 'cable_tickets',
  label: { zh: '实时连接票据', en: 'realtime ticket' },
  words: cableTicketsWords,
  table: 'cable_tickets',
  attributes: Closed({}),
  scope: selfTeam,
  personal: 'all',
  verbs: {
    create: verb({
      may: 'self:read',
      summary: 'One connection to /cable, within 30 seconds',
      output: { kind: 'data', schema: Closed({ ticket: T.String(), expires_at: Instant }) },
      run: createTicket,
    }),
  },
})

import type { Services } from '../../kernel/services/services-context.ts'
import type { Person } from '../../kernel/session/person.ts'
import { createTalk, type Talk } from './create-talk.ts'
import { talkCalls } from './talk-calls.ts'

type Own = { readonly by: string; readonly talks: Map<string, Talk> }

/** By the services of a page: an answer goes on while another screen is open. */
const talksOf = new WeakMap<Services, Own>()

/** The talk of a conversation, always the same one for a person. */
export function talkOf(services: Services, person: Person, id: string): Talk {
  const by = `${person.teamId}/${person.username}`
  const former = talksOf.get(services)
  const own = former?.by === by ? former : { by, talks: new Map<string, Talk>() }
  talksOf.set(services, own)
  const talk = own.talks.get(id) ?? createTalk(talkCalls(services, by, id))
  own.talks.set(id, talk)
  return talk
}

import { can } from '@omc/acl'
import type { Actor } from '../kernel/actor.ts'
import type { May } from './resource.ts'

/** Whether a signed-in person may make a call that is declared so. */
export const mayCall = (actor: Pick<Actor, 'roles' | 'admin'>, may: May): boolean =>
  may === 'public' || may === 'signed-in' || can(actor, may)

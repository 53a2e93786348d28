import type { Context } from '../../jsonapi/context.ts'

/** The accounts a person hears of are read as they connect: others of them need a new connection. */
export const reconnectOwner = ({ services, afterCommit }: Context, userId: number): void =>
  afterCommit(() => services.broadcast.reconnectUser(userId))

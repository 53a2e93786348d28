/** Where a person may bring an item of the queue, by the state it is in. */
type PersonMove = 'queued' | 'paused'

const MOVES: Readonly<Partial<Record<string, readonly PersonMove[]>>> = {
  queued: ['paused'],
  waiting: ['queued', 'paused'],
  paused: ['queued'],
  refused: ['queued'],
}

/**
 * States that a person may bring an item to. What an executor holds or may be live is never among
 * them. A refused item that is queued again starts without strikes.
 *
 * @source reliability F17 (set aside for a person, who queues it again)
 */
export const personMoves = (status: string): readonly PersonMove[] => MOVES[status] ?? []

import type { RemoteCommand } from '../channels/remote-command.ts'

export interface CommandQueue {
  /** @returns false when the id is in the queue already */
  add(command: RemoteCommand): boolean
  first(): RemoteCommand | undefined
  remove(id: string): void
  isEmpty(): boolean
  clear(): void
}

/** Commands in the order they were issued, each id once. */
export function createCommandQueue(): CommandQueue {
  let queue: readonly RemoteCommand[] = []
  return {
    add(command) {
      if (queue.some(({ id }) => id === command.id)) return false
      queue = [...queue, command].toSorted(byIssue)
      return true
    },
    first: () => queue[0],
    remove(id) {
      queue = queue.filter((command) => command.id !== id)
    },
    isEmpty: () => queue.length === 0,
    clear() {
      queue = []
    },
  }
}

/** Ids of the server are numbers that grow: they order what was issued in one millisecond. */
function byIssue(a: RemoteCommand, b: RemoteCommand): number {
  if (a.issuedAt !== b.issuedAt) return a.issuedAt - b.issuedAt
  return a.id.length - b.id.length || (a.id < b.id ? -1 : 1)
}

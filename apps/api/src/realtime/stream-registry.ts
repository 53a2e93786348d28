/**
 * Who listens to which stream, grouped by subscription identifier so that a message is encoded
 * once per identifier and not once per socket.
 */
export type StreamRegistry<Member> = {
  add(stream: string, identifier: string, member: Member): void
  remove(stream: string, identifier: string, member: Member): void
  listeners(stream: string): Iterable<[identifier: string, members: ReadonlySet<Member>]>
  readonly streamCount: number
}

export function createStreamRegistry<Member>(): StreamRegistry<Member> {
  const streams = new Map<string, Map<string, Set<Member>>>()
  return {
    add(stream, identifier, member) {
      const groups = streams.get(stream) ?? new Map<string, Set<Member>>()
      streams.set(stream, groups)
      const members = groups.get(identifier) ?? new Set<Member>()
      groups.set(identifier, members)
      members.add(member)
    },
    remove(stream, identifier, member) {
      const groups = streams.get(stream)
      const members = groups?.get(identifier)
      if (groups === undefined || members === undefined) return
      members.delete(member)
      if (members.size === 0) groups.delete(identifier)
      if (groups.size === 0) streams.delete(stream)
    },
    listeners: (stream) => streams.get(stream) ?? [],
    get streamCount() {
      return streams.size
    },
  }
}

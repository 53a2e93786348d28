/** The members that follow one stream under one subscription identifier. */
export type StreamGroup<Member> = {
  readonly stream: string
  readonly identifier: string
  readonly members: Set<Member>
}

/**
 * Listeners of each stream, grouped by subscription identifier so that a message is encoded once
 * per identifier and not once per socket. Members keep the group, and with it one text for all
 * instead of one for each.
 */
export type StreamRegistry<Member> = {
  add(stream: string, identifier: string, member: Member): StreamGroup<Member>
  remove(group: StreamGroup<Member>, member: Member): void
  listeners(stream: string): readonly StreamGroup<Member>[]
  readonly streamCount: number
}

export function createStreamRegistry<Member>(): StreamRegistry<Member> {
  const streams = new Map<string, StreamGroup<Member>[]>()
  return {
    add(stream, identifier, member) {
      const groups = streams.get(stream) ?? []
      if (groups.length === 0) streams.set(stream, groups)
      let group = groups.find((each) => each.identifier === identifier)
      if (group === undefined) {
        group = { stream, identifier, members: new Set() }
        groups.push(group)
      }
      group.members.add(member)
      return group
    },
    remove(group, member) {
      group.members.delete(member)
      if (group.members.size > 0) return
      const groups = streams.get(group.stream) ?? []
      const index = groups.indexOf(group)
      if (index >= 0) groups.splice(index, 1)
      if (groups.length === 0) streams.delete(group.stream)
    },
    listeners: (stream) => streams.get(stream) ?? [],
    get streamCount() {
      return streams.size
    },
  }
}

import type {
  ChannelAddress,
  ChannelGateway,
  PostLookup,
} from '../src/workflows/channel-gateway.ts'

export interface FakeGateway extends ChannelGateway {
  /** What the channel will say about an attempt; everything else is absent. */
  answers: Map<string, PostLookup>
  lookups: { channel: ChannelAddress; uid: string; attemptKey: string }[]
}

/** A channel that answers what the test put there, and remembers what it was asked. */
export function createFakeGateway(): FakeGateway {
  const answers = new Map<string, PostLookup>()
  const lookups: FakeGateway['lookups'] = []
  return {
    answers,
    lookups,
    async findPost(channel, uid, attemptKey) {
      lookups.push({ channel, uid, attemptKey })
      return answers.get(attemptKey) ?? { tag: 'absent' }
    },
  }
}

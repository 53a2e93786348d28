import type { ChannelAddress, ChannelGateway, PostLookup } from '../src/gateway/gateway.ts'
import { createFakeChannel } from './fake-channel.ts'

export type GatewayCallName = keyof ChannelGateway

/** One question the server asked: which call, of which channel, with what after the channel. */
export interface GatewayCall {
  name: GatewayCallName
  channel: string
  args: unknown[]
}

export interface FakeGateway extends ChannelGateway {
  /** Every question, in order. */
  calls: GatewayCall[]
  /** The questions of one kind. */
  callsOf: (name: GatewayCallName) => GatewayCall[]
  /** Answers this call by a function of the test, from now on. */
  answer: <K extends GatewayCallName>(name: K, answer: ChannelGateway[K]) => void
  /** Makes this call throw: a Problem as the real gateway throws, or any Error. */
  fail: (name: GatewayCallName, error: Error) => void
  /** Back to the usual answers, with nothing remembered. */
  reset: () => void
  /** Answers of the channel about attempts; every other attempt is absent. */
  answers: Map<string, PostLookup>
  lookups: { channel: ChannelAddress; uid: string; attemptKey: string }[]
}

/** A channel that answers believably, or what the test put there, and remembers each question. */
export function createFakeGateway(): FakeGateway {
  const answers: FakeGateway['answers'] = new Map()
  const lookups: FakeGateway['lookups'] = []
  const calls: GatewayCall[] = []
  const usual: ChannelGateway = {
    ...createFakeChannel(),
    async findPost(channel, uid, attemptKey) {
      lookups.push({ channel, uid, attemptKey })
      return answers.get(attemptKey) ?? { tag: 'absent' }
    },
    ownPosts: async () => ({ tag: 'all', posts: [] }),
    async publishPost(_channel, { attempt_key: key }) {
      const feedId = `feed-${key}`
      answers.set(key, { tag: 'found', feedId })
      return { tag: 'posted', postId: `post-${key}`, feedId }
    },
  }
  const current: ChannelGateway = { ...usual }
  const recording = Object.fromEntries(
    Object.keys(usual).map((key) => {
      // Object.keys of a ChannelGateway are its calls.
      const name = key as GatewayCallName
      const call = async (channel: ChannelAddress, ...args: unknown[]) => {
        calls.push({ name, channel: channel.name, args })
        // The arguments go through as they came, so they fit the call they were made for.
        const answer = current[name] as (...all: unknown[]) => Promise<unknown>
        return answer(channel, ...args)
      }
      return [name, call]
    }),
  ) as unknown as ChannelGateway // one recording function for each call
  return {
    ...recording,
    calls,
    callsOf: (name) => calls.filter((call) => call.name === name),
    answer: (name, answer) => void (current[name] = answer),
    fail: (name, error) =>
      void Object.assign(current, { [name]: async () => Promise.reject(error) }),
    reset: () => {
      Object.assign(current, usual)
      answers.clear()
      lookups.length = 0
      calls.length = 0
    },
    answers,
    lookups,
  }
}

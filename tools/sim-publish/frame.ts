import type { FrameRequestMessage, FrameMessageEvent } from '../../libs/publisher/src/index.ts'
import type { PageThread } from './page-thread.ts'
import type { FrameFate } from './script.ts'
import type { Sim } from './sim.ts'

export const FRAME_ORIGIN = 'https://creator.example'
const LATE_ANSWER_MS = 95_000
/** The channel is quicker than the settle time less the time of a submit: README of the API. */
const LATE_EFFECT_MS = 60_000
const REFUSALS: ReadonlySet<FrameFate> = new Set([
  'bot_check',
  'rejected',
  'upload_failed',
  'empty',
  'no_permission',
])

export type SimFrame = {
  readonly window: object
  readonly post: (message: FrameRequestMessage) => void
  /** The page in the frame is loaded, again. */
  readonly ready: () => void
}

/** The creator page of the channel: takes publications, with the fates of the script. */
export function createFrame(
  sim: Sim,
  thread: PageThread,
  receive: (event: FrameMessageEvent) => void,
): SimFrame {
  const { clock } = sim
  const window = {}
  const after = (ms: number, run: () => void) => clock.at(clock.now() + ms, run)
  const say = (data: unknown, source: object = window, origin = FRAME_ORIGIN) =>
    thread.deliver(() => receive({ source, origin, data }))
  const ready = () =>
    say({
      omc: 1,
      kind: 'ready',
      name: 'ready',
      id: '',
      payload: { platform: 'jd', uid: 'uid-1' },
    })

  function take(id: string, key: string, fate: FrameFate): void {
    const answer = (payload: object) =>
      say({ omc: 1, kind: 'response', name: 'responsePublishContent', id, payload })
    const forged = { ok: true, content_id: 'forged', feed_id: 'forged' }
    if (REFUSALS.has(fate)) return answer({ ok: false, code: fate, message: fate })
    if (fate === 'phantom') return answer({ ...forged, feed_id: 'phantom' })
    const { feedId } = postTo(sim, key)
    const payload = { ok: true, content_id: feedId, feed_id: feedId }
    if (fate === 'foreign-first') {
      const data = { omc: 1, kind: 'response', name: 'responsePublishContent', id, payload: forged }
      say(data, {})
      say(data, window, 'https://evil.example')
    }
    if (fate === 'lose-answer') return
    if (fate === 'late-answer') return void after(LATE_ANSWER_MS, () => answer(payload))
    if (fate === 'reload') return ready()
    answer(payload)
    if (fate === 'double-answer') answer(payload)
  }

  return {
    window,
    ready,
    post({ id, payload }) {
      const key = keyOf(payload)
      const fate = sim.nextFrame()
      sim.say?.(`frame    gets ${key} (${fate})`)
      sim.watch.sent(key)
      if (fate === 'lose-request') return
      const lagMs = 300 + Math.floor(sim.chance.next() * 3_000)
      after(fate === 'late-effect' ? LATE_EFFECT_MS : lagMs, () => take(id, key, fate))
    },
  }
}

function postTo(sim: Sim, key: string) {
  const post = sim.channel.post(key)
  sim.say?.(`channel  posts ${key} as ${post.feedId}`)
  sim.watch.posted(post, sim.channel.posts)
  return post
}

const keyOf = (payload: object): string =>
  'attempt_key' in payload ? String(payload.attempt_key) : ''

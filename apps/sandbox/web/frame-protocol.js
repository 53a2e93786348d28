/**
 * The channel's half of the frame protocol, without a DOM: who may speak, what is understood,
 * and that a repeated request is answered again without being done again.
 *
 * @typedef {'UserInfo'|'CreatorInfo'|'PddInfo'|'JdInfo'|'DaorcInfo'|'SubmitContent'|'PublishContent'|'ProcessImage'} Subject
 * @typedef {{ subject: Subject, id: string, payload: unknown }} FrameRequest
 * @typedef {{ ok: true } & Record<string, unknown> | { ok: false, code: string, message: string }} Answer
 * @typedef {{ postMessage: (message: unknown, targetOrigin: string) => void }} Peer
 * @typedef {{ source: unknown, origin: string, data: unknown }} Incoming
 * @typedef {(payload: unknown) => Promise<Answer | undefined>} Handler
 */

/** Every subject of the protocol. */
export const SUBJECTS = Object.freeze(
  /** @type {const} */ ([
    'UserInfo',
    'CreatorInfo',
    'PddInfo',
    'JdInfo',
    'DaorcInfo',
    'SubmitContent',
    'PublishContent',
    'ProcessImage',
  ]),
)

const REMEMBERED_REQUESTS = 2000

/**
 * Reads one message as a request of the protocol.
 *
 * @param {unknown} data
 * @returns {FrameRequest | undefined} undefined for everything else
 */
export function parseFrameRequest(data) {
  if (typeof data !== 'object' || data === null) return undefined
  const message = /** @type {Record<string, unknown>} */ (data)
  if (message['omc'] !== 1 || message['kind'] !== 'request') return undefined
  const { id, name } = message
  if (typeof id !== 'string' || !/^[\w-]{1,100}$/.test(id)) return undefined
  const subject = SUBJECTS.find((one) => name === `request${one}`)
  return subject && { subject, id, payload: message['payload'] }
}

/**
 * Builds the speaker of one page. It talks to the parent only when the parent's origin is a known
 * console; a handler that settles with undefined means that nothing may be answered.
 *
 * @param {{ platform: string, uid: string, parentOrigin: string, consoleOrigins: readonly string[],
 *   parent: Peer, handlers: Record<Subject, Handler> }} options
 */
export function createFrameProtocol(options) {
  const { platform, uid, parentOrigin, consoleOrigins, parent, handlers } = options
  const trusted = consoleOrigins.includes(parentOrigin)
  /** @type {Map<string, Promise<Answer | undefined>>} */
  const answers = new Map()

  /** @param {Incoming} event */
  const receive = async (event) => {
    if (!trusted || event.source !== parent || event.origin !== parentOrigin) return
    const request = parseFrameRequest(event.data)
    if (!request) return
    const earlier = answers.get(request.id)
    const answering = earlier ?? handlers[request.subject](request.payload)
    if (!earlier) remember(answers, request.id, answering)
    const payload = await answering
    if (!payload) return
    const name = `response${request.subject}`
    parent.postMessage({ omc: 1, kind: 'response', name, id: request.id, payload }, parentOrigin)
  }

  return {
    trusted,
    receive,
    /** Tells the console that the page is there. */
    announce() {
      if (!trusted) return
      const payload = { platform, uid }
      parent.postMessage({ omc: 1, kind: 'ready', name: 'ready', id: '', payload }, parentOrigin)
    },
  }
}

/**
 * @param {Map<string, Promise<Answer | undefined>>} answers
 * @param {string} id
 * @param {Promise<Answer | undefined>} answer
 */
function remember(answers, id, answer) {
  answers.set(id, answer)
  for (const oldest of answers.keys()) {
    if (answers.size <= REMEMBERED_REQUESTS) return
    answers.delete(oldest)
  }
}

/**
 * Reads a content payload, taking known fields only.
 *
 * @param {unknown} payload
 * @param {{ platform: string, uid: string }} page
 * @returns {{ ok: true, content: Content } | { ok: false, code: string, message: string }}
 *
 * @typedef {{ attempt_key: string, channel: string, uid: string, title: string, desc: string,
 *   images: string[], paragraphs: string[], items: { item_id: string, title?: string }[],
 *   topic?: string, draft: boolean, activity: boolean }} Content
 */
export function parseContent(payload, page) {
  if (typeof payload !== 'object' || payload === null) return rejected('内容格式不正确')
  const raw = /** @type {Record<string, unknown>} */ (payload)
  const { attempt_key, channel, uid, title, topic } = raw
  if (channel !== page.platform || uid !== page.uid) return rejected('任务与当前账号不一致')
  if (typeof attempt_key !== 'string' || attempt_key === '') return rejected('缺少 attempt_key')
  if (typeof title !== 'string') return rejected('缺少标题')
  return {
    ok: true,
    content: {
      attempt_key,
      channel: page.platform,
      uid: page.uid,
      title,
      desc: textOf(raw['desc']),
      images: textsOf(raw['images']),
      paragraphs: textsOf(raw['paragraphs']),
      items: itemsOf(raw['items']),
      ...(typeof topic === 'string' && topic !== '' ? { topic } : {}),
      draft: raw['draft'] === true,
      activity: raw['activity'] === true,
    },
  }
}

/**
 * Turns what came back over HTTP into an answer. Anything but a clear yes or a definite no is
 * silence: the content may or may not be out.
 *
 * @param {number} status
 * @param {unknown} body undefined when it was no JSON
 * @returns {Answer | undefined}
 */
export function readChannelAnswer(status, body) {
  if (typeof body !== 'object' || body === null) return undefined
  const answer = /** @type {Record<string, unknown>} */ (body)
  if (status === 200 && answer['ok'] === true && typeof answer['content_id'] === 'string') {
    return { ...answer, ok: true }
  }
  const { code, message } = answer
  if (status < 400 || status >= 500 || typeof code !== 'string') return undefined
  return { ok: false, code: REFUSALS.has(code) ? code : 'rejected', message: textOf(message) }
}

const REFUSALS = new Set([
  'bot_check',
  'rejected',
  'upload_failed',
  'empty',
  'no_permission',
  'item_out_of_range',
])

/**
 * @param {string} message
 * @returns {{ ok: false, code: string, message: string }}
 */
const rejected = (message) => ({ ok: false, code: 'rejected', message })

/** @param {unknown} value */
const textOf = (value) => (typeof value === 'string' ? value : '')

/** @param {unknown} value */
const textsOf = (value) =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string' && one !== '') : []

/**
 * @param {unknown} value
 * @returns {{ item_id: string, title?: string }[]}
 */
function itemsOf(value) {
  if (!Array.isArray(value)) return []
  return value.flatMap((one) => {
    const { item_id, title } = /** @type {Record<string, unknown>} */ (one ?? {})
    if (typeof item_id !== 'string' && typeof item_id !== 'number') return []
    return [{ item_id: String(item_id), ...(typeof title === 'string' ? { title } : {}) }]
  })
}

import { countTitle, fillForm, part, readForm, showToday } from './content-form.js'
import { createFrameProtocol, parseContent, readChannelAnswer } from './frame-protocol.js'
import { processImage } from './process-image.js'

/**
 * @typedef {import('./frame-protocol.js').Answer} Answer
 * @typedef {import('./frame-protocol.js').Content} Content
 * @typedef {{ platform: string, uid: string, parent: string, consoleOrigins: string[],
 *   infoSubjects: string[], words: Record<string, string> }} Settings
 */

// the server wrote the attribute for this script
const settings = /** @type {Settings} */ (JSON.parse(document.body.dataset['settings'] ?? '{}'))
const { platform, uid, words } = settings
/** @type {Content | undefined} */
let last

/**
 * @param {string} tone idle, busy, good, bad or unknown
 * @param {string | undefined} text
 */
function show(tone, text) {
  part('strip', HTMLElement).dataset['tone'] = tone
  part('strip-text', HTMLElement).textContent = text ?? ''
}

/**
 * Sends a content to the channel. Settles with undefined when nobody can say what became of it.
 *
 * @param {'posts' | 'drafts'} kind
 * @param {Content} content
 * @returns {Promise<Answer | undefined>}
 */
async function send(kind, content) {
  show('busy', words['working'])
  const answer = await post(`/creator/${platform}/${kind}`, content)
  if (!answer) show('unknown', words['silent'])
  else if (!answer.ok) show('bad', `${words['refused']}: ${answer.message}`)
  else show('good', kind === 'posts' ? words['done'] : words['draftDone'])
  if (answer?.ok && kind === 'posts') await refreshToday()
  return answer
}

/**
 * @param {string} url
 * @param {Content} content
 * @returns {Promise<Answer | undefined>}
 */
async function post(url, content) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(content),
    })
    return readChannelAnswer(response.status, await response.json())
  } catch (error) {
    // the request may have arrived: a lost or broken answer is not a refusal
    show('unknown', `${words['silent']} (${String(error)})`)
    return undefined
  }
}

async function refreshToday() {
  const query = new URLSearchParams({ platform, uid, today: 'true', size: '50' })
  try {
    const response = await fetch(`/posts?${query}`)
    showToday((await response.json()).data, words)
  } catch (error) {
    show('good', `${words['done']} (${String(error)})`)
  }
}

/**
 * @param {'posts' | 'drafts'} kind
 * @returns {import('./frame-protocol.js').Handler}
 */
const contentHandler = (kind) => async (payload) => {
  const parsed = parseContent(payload, settings)
  if (!parsed.ok) {
    show('bad', `${words['refused']}: ${parsed.message}`)
    return parsed
  }
  last = parsed.content
  fillForm(parsed.content, words)
  return send(kind, parsed.content)
}

/**
 * @param {string} subject
 * @returns {import('./frame-protocol.js').Handler}
 */
const infoHandler = (subject) => async () => {
  if (!settings.infoSubjects.includes(subject)) {
    return { ok: false, code: 'unsupported', message: `${platform} 没有 ${subject}` }
  }
  try {
    const response = await fetch(`/creator/${platform}/profile?${new URLSearchParams({ uid })}`)
    const { nickname, avatar, permission } = await response.json()
    return { ok: true, uid, nickname, avatar, platform, permission }
  } catch (error) {
    return { ok: false, code: 'unavailable', message: String(error) }
  }
}

const protocol = createFrameProtocol({
  platform,
  uid,
  parentOrigin: settings.parent,
  consoleOrigins: settings.consoleOrigins,
  parent: window.parent,
  handlers: {
    UserInfo: infoHandler('UserInfo'),
    CreatorInfo: infoHandler('CreatorInfo'),
    PddInfo: infoHandler('PddInfo'),
    JdInfo: infoHandler('JdInfo'),
    DaorcInfo: infoHandler('DaorcInfo'),
    SubmitContent: contentHandler('drafts'),
    PublishContent: contentHandler('posts'),
    ProcessImage: processImage,
  },
})

part('title', HTMLInputElement).addEventListener('input', countTitle)
part('content-form', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault()
  const identity = { attempt_key: crypto.randomUUID(), channel: platform, uid }
  void send('posts', readForm(last, identity))
})

if (window.parent !== window) {
  window.addEventListener('message', (event) => void protocol.receive(event))
  if (protocol.trusted) show('idle', words['connected'])
  else if (settings.parent !== '') show('bad', words['stranger'])
  protocol.announce()
}

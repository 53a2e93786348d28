/** @typedef {import('./frame-protocol.js').Content} Content */

/**
 * @template {Element} T
 * @param {string} id
 * @param {new () => T} kind
 * @returns {T}
 */
export function part(id, kind) {
  const element = document.getElementById(id)
  if (element instanceof kind) return element
  throw new Error(`the page has no ${id}`)
}

/**
 * Shows a content in the form, as a person would have typed it.
 *
 * @param {Content} content
 * @param {Record<string, string>} words
 */
export function fillForm(content, words) {
  part('title', HTMLInputElement).value = content.title
  part('text', HTMLTextAreaElement).value = [content.desc, ...content.paragraphs]
    .filter((text) => text !== '')
    .join('\n\n')
  part('topic', HTMLInputElement).value = content.topic ?? ''
  part('draft', HTMLInputElement).checked = content.draft
  part('activity', HTMLInputElement).checked = content.activity
  showList('images', content.images.map(imageEntry), words['noImages'])
  showList('items', content.items.map(itemEntry), words['noItems'])
  countTitle()
}

/** Writes how long the title is beside it. */
export function countTitle() {
  const output = part('title-count', HTMLOutputElement)
  const limit = output.value.split('/')[1] ?? ''
  output.value = `${Array.from(part('title', HTMLInputElement).value).length}/${limit}`
}

/**
 * What the form holds now; pictures and goods stay those of the last content.
 *
 * @param {Content | undefined} last
 * @param {{ attempt_key: string, channel: string, uid: string }} identity
 * @returns {Content}
 */
export function readForm(last, identity) {
  return {
    ...identity,
    title: part('title', HTMLInputElement).value,
    desc: part('text', HTMLTextAreaElement).value,
    images: last?.images ?? [],
    paragraphs: [],
    items: last?.items ?? [],
    draft: part('draft', HTMLInputElement).checked,
    activity: part('activity', HTMLInputElement).checked,
  }
}

/**
 * @param {{ title: string, images: string[], created_at: string, feed_id: string }[]} posts
 * @param {Record<string, string>} words
 */
export function showToday(posts, words) {
  part('today-count', HTMLElement).textContent = String(posts.length)
  showList('today', posts.map(postEntry), words['nothingToday'])
}

/**
 * @param {string} id
 * @param {HTMLElement[]} entries
 * @param {string | undefined} none
 */
function showList(id, entries, none) {
  const empty = Object.assign(document.createElement('li'), {
    className: 'none',
    textContent: none,
  })
  part(id, HTMLElement).replaceChildren(...(entries.length > 0 ? entries : [empty]))
}

/** @param {string} url */
function imageEntry(url) {
  const entry = document.createElement('li')
  entry.append(Object.assign(new Image(72, 72), { src: url, alt: '' }))
  return entry
}

/** @param {{ item_id: string, title?: string }} item */
function itemEntry(item) {
  return Object.assign(document.createElement('li'), {
    textContent: item.title ? `${item.title} · ${item.item_id}` : item.item_id,
  })
}

/** @param {{ title: string, images: string[], created_at: string, feed_id: string }} post */
function postEntry(post) {
  const entry = document.createElement('li')
  const cover = post.images[0]
  if (cover !== undefined) entry.append(Object.assign(new Image(44, 44), { src: cover, alt: '' }))
  const text = document.createElement('div')
  const time = new Date(post.created_at).toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' })
  text.append(
    Object.assign(document.createElement('strong'), { textContent: post.title }),
    Object.assign(document.createElement('span'), { textContent: time.slice('YYYY-'.length) }),
    Object.assign(document.createElement('span'), { textContent: post.feed_id }),
  )
  entry.append(text)
  return entry
}

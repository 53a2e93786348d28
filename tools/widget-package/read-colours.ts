/** Rendered colours of a text and its background. */
export interface DrawnPair {
  readonly name: string
  /** As `#rrggbb`. */
  readonly text: string
  readonly ground: string
}

/** Texts of the chat in the plain page after a conversation. */
export const TEXTS = {
  'bubble of the other': '.omc-chat-message:not([data-own]) .omc-chat-bubble',
  'own bubble': '[data-own] .omc-chat-bubble',
  'name and time': '.omc-chat-meta .omc-chat-name',
  title: '.omc-chat-title',
  'text being typed': '.omc-chat textarea',
  'own avatar': '[data-own] .omc-chat-avatar',
}

/**
 * Runs in the page: rendered colours of texts and backgrounds, from any notation.
 *
 * @param texts selectors of the texts by name
 */
export function readColours(texts: Readonly<Record<string, string>>): readonly DrawnPair[] {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (pen === null) throw new Error('this browser draws nothing')
  const drawnOver = (colours: readonly string[]) => {
    for (const colour of colours) {
      pen.fillStyle = colour
      pen.fillRect(0, 0, 1, 1)
    }
    const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  }
  return Object.entries(texts).map(([name, selector]) => {
    const element = document.querySelector(selector)
    if (element === null) throw new Error(`${name} is not in the page: ${selector}`)
    const grounds: string[] = []
    for (let at: Element | null = element; at; at = at.parentElement) {
      grounds.unshift(getComputedStyle(at).backgroundColor)
    }
    const all = ['#ffffff', ...grounds]
    return {
      name,
      ground: drawnOver(all),
      text: drawnOver([...all, getComputedStyle(element).color]),
    }
  })
}

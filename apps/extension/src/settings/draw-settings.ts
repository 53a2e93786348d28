import type { ExtensionState } from '@omc/core/extension'
import type { SettingsTexts } from './texts.ts'

export type SettingsView = {
  readonly texts: SettingsTexts
  /** Exact origin of the console. */
  readonly console: string
  readonly state: ExtensionState
  readonly onChoice: (origin: string, isAllowed: boolean) => void
  readonly onForbidAll: () => void
}

/** Draws the page once; its choices then change in place, so that focus stays where it is. */
export function drawSettings(place: HTMLElement, view: SettingsView): void {
  const { texts, state } = view
  place.ownerDocument.documentElement.lang = texts.lang
  place.ownerDocument.title = texts.name
  const { platforms } = state
  place.replaceChildren(
    element('h1', texts.name),
    element('p', texts.purpose(view.console)),
    element('h2', texts.platforms),
    ...(platforms.length === 0 ? [element('p', texts.none)] : choices(view)),
    element('output', ''),
    element('p', texts.version(state.version), 'note'),
  )
}

/** Shows what is allowed now, and what came of the last press. */
export function showState(place: HTMLElement, { platforms }: ExtensionState, said = ''): void {
  const allowed = new Set(platforms.filter((one) => one.isAllowed).map(({ origin }) => origin))
  for (const input of place.querySelectorAll('input')) input.checked = allowed.has(input.value)
  const button = place.querySelector('button')
  if (button) button.hidden = allowed.size === 0
  const output = place.querySelector('output')
  if (output) output.textContent = said
}

function choices({ texts, state, onChoice, onForbidAll }: SettingsView): HTMLElement[] {
  const list = element('ul')
  list.append(...state.platforms.map(({ origin }) => choice(origin, onChoice)))
  const button = element('button', texts.forbidAll)
  button.type = 'button'
  button.addEventListener('click', onForbidAll)
  return [element('p', texts.hint, 'note'), list, button]
}

function choice(origin: string, onChoice: SettingsView['onChoice']): HTMLElement {
  const input = element('input')
  input.type = 'checkbox'
  input.role = 'switch'
  input.value = origin
  input.addEventListener('change', () => onChoice(origin, input.checked))
  const label = element('label')
  label.append(element('span', origin), input)
  const item = element('li')
  item.append(label)
  return item
}

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  text = '',
  className = '',
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name)
  made.textContent = text
  if (className !== '') made.className = className
  return made
}

import { type BodyMarks, isBodyMark } from '@omc/shell'

/** Applies the look's classes and attributes to the body; other classes stay. */
export function paintBody(body: HTMLElement, { classes, density, colorScheme }: BodyMarks): void {
  const others = [...body.classList].filter((name) => !isBodyMark(name))
  body.className = [...others, ...classes].join(' ')
  if (density === 'standard') delete body.dataset['density']
  else body.dataset['density'] = density
  // Also for the canvas behind the body and the browser's scroll bars.
  body.ownerDocument.documentElement.style.colorScheme = colorScheme
}

import { type BodyMarks, isBodyMark } from '@omc/shell'

/** Puts the marks of the look on the page's body; other classes stay. */
export function paintBody(body: HTMLElement, { classes, density, colorScheme }: BodyMarks): void {
  const others = [...body.classList].filter((name) => !isBodyMark(name))
  body.className = [...others, ...classes].join(' ')
  if (density === 'standard') delete body.dataset['density']
  else body.dataset['density'] = density
  // The canvas behind the body and the bars of the browser go along.
  body.ownerDocument.documentElement.style.colorScheme = colorScheme
}

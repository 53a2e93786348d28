/**
 * A menu gives the focus back to its button when it closes, but not when what was chosen has moved
 * it on already: to the heading of another screen, for one.
 */
export function keepMovedFocus(event: Event): void {
  const focused = document.activeElement
  if (focused && focused !== document.body && !focused.closest('[role=menu]'))
    event.preventDefault()
}

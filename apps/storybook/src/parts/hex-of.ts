/** Computed colour of a variable at an element as `#rrggbb`, from any notation. */
export function hexOf(variable: string, at: Element): string {
  const probe = document.createElement('span')
  probe.style.color = `var(${variable})`
  at.append(probe)
  const pen = document.createElement('canvas').getContext('2d')
  if (pen === null) throw new Error('this browser draws nothing')
  pen.fillStyle = getComputedStyle(probe).color
  probe.remove()
  pen.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

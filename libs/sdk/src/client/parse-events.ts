/** One event as the wire writes it. */
export interface WireEvent {
  readonly event: string
  readonly data: string
}

export interface EventParser {
  /** Events that are complete with this text. */
  push(text: string): WireEvent[]
  /** True while an event has begun and its empty line has not come. */
  isInside(): boolean
}

// A carriage return at the very end may be the first half of a line end.
const LINE_END = /\r\n|\n|\r(?=[^\n])/

/**
 * Reads `text/event-stream` piece by piece, wherever the pieces are cut. Comments, ids and retry
 * times are read over.
 *
 * @source HTML standard §9.2.6, interpreting an event stream
 */
export function createEventParser(): EventParser {
  let rest = ''
  let event = ''
  let data: string[] = []

  function take(line: string): WireEvent | null {
    if (line === '') {
      const whole = data.length > 0 ? { event: event || 'message', data: data.join('\n') } : null
      event = ''
      data = []
      return whole
    }
    const colon = line.indexOf(':')
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'event') event = value
    if (field === 'data') data.push(value)
    return null
  }

  return {
    push(text) {
      const lines = (rest + text).split(LINE_END)
      rest = lines.pop() ?? ''
      return lines.map(take).filter((whole) => whole !== null)
    },
    isInside: () => rest.trim() !== '' || data.length > 0,
  }
}

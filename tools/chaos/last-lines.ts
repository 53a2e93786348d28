import type { Readable } from 'node:stream'

export type LastLines = {
  readonly follow: (stream: Readable | null) => void
  readonly all: () => readonly string[]
}

const KEPT_LINES = 30

/** Keeps the last lines that a program prints. @param onLine is called with every line */
export function keepLastLines(onLine?: (line: string) => void): LastLines {
  let lines: readonly string[] = []
  const add = (text: string) => {
    const printed = text.split('\n').filter((line) => line !== '')
    lines = [...lines, ...printed].slice(-KEPT_LINES)
    for (const line of printed) onLine?.(line)
  }
  return {
    follow: (stream) => void stream?.setEncoding('utf8').on('data', add),
    all: () => lines,
  }
}

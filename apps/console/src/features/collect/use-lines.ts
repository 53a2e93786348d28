import { keptValue } from '@omc/shell'
import { useState } from 'react'
import { isRecord } from '../../kernel/data/is-record.ts'
import { tabStore } from '../../kernel/ports/browser-stores.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { linesToSend, parseLines } from './parse-lines.ts'
import type { Start } from './pool-search.ts'

/** Pasted lines, and whose they are. */
type KeptLines = { readonly by: string; readonly text: string }
const NONE: KeptLines = { by: '', text: '' }

export const keptLines = () =>
  keptValue<KeptLines>({
    key: 'omc.collect-lines',
    fallback: NONE,
    parse: (raw) =>
      isRecord(raw) && typeof raw['by'] === 'string' && typeof raw['text'] === 'string'
        ? { by: raw['by'], text: raw['text'] }
        : NONE,
    store: tabStore,
  })

const kept = keptLines()

/** Lines that a person pasted, which a reload keeps, and the candidates read from them. */
export function useLines(start: Start) {
  const by = usePerson()?.username ?? ''
  const [text, setText] = useState(() => (kept.read().by === by ? kept.read().text : ''))
  const [usual, setUsual] = useState(start)
  const lines = parseLines(text, { kind: usual.kind, source: usual.platform })
  return {
    text,
    write(next: string) {
      setText(next)
      kept.write({ by, text: next })
    },
    usual,
    setUsual,
    lines,
    tray: linesToSend(lines),
  }
}

export type Lines = ReturnType<typeof useLines>

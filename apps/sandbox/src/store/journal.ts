import { mkdir, open, readFile, truncate } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Post } from './post-store.ts'

/** One fact of the store. */
export type JournalEntry =
  | { readonly kind: 'post'; readonly post: Post }
  | { readonly kind: 'draft'; readonly post: Post }
  | { readonly kind: 'deleted'; readonly post_id: string }

/** An append-only list of facts. */
export type Journal = {
  /** Settles when the entry would survive a crash. */
  append: (entry: JournalEntry) => Promise<void>
  close: () => Promise<void>
}

/** A journal that forgets on exit. */
export const memoryJournal: Journal = {
  append: async () => {},
  close: async () => {},
}

/**
 * Opens a file with one JSON entry per line and reads what it holds.
 * A half-written last line (a kill in the middle of a write) was never answered for and is cut off.
 *
 * @throws Error naming file and line when an earlier line is broken
 */
export async function openJournal(
  file: string,
): Promise<{ journal: Journal; entries: readonly JournalEntry[] }> {
  await mkdir(dirname(file), { recursive: true })
  const entries = await readEntries(file)
  const handle = await open(file, 'a')
  let { size } = await handle.stat()
  return {
    entries,
    journal: {
      append: async (entry) => {
        const line = Buffer.from(`${JSON.stringify(entry)}\n`)
        try {
          await handle.appendFile(line)
          await handle.datasync()
        } catch (error) {
          // an incomplete line (full disk) must not precede later ones
          await handle.truncate(size)
          throw error
        }
        size += line.length
      },
      close: () => handle.close(),
    },
  }
}

async function readEntries(file: string): Promise<JournalEntry[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole.length < text.length) await truncate(file, Buffer.byteLength(whole))
  return whole
    .split('\n')
    .slice(0, -1)
    .map((line, index) => parseEntry(line, `${file}:${index + 1}`))
}

function parseEntry(line: string, place: string): JournalEntry {
  try {
    // the file is written by `append` alone, so a line that parses has the shape of an entry
    return JSON.parse(line) as JournalEntry
  } catch (cause) {
    throw new Error(`${place} is not a journal entry`, { cause })
  }
}

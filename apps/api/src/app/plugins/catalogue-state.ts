import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** State of the catalogue; `said`: last output of a failed build. */
export type CatalogueState =
  | { readonly tag: 'ready' }
  | { readonly tag: 'missing' }
  | { readonly tag: 'building' }
  | { readonly tag: 'failed'; readonly said: string }

/** The note that the building process leaves in the data folder. */
const NOTE = 'catalogue.json'

/** A note of a dead process does not count. */
export async function catalogueState(dataDir: string, folder: string): Promise<CatalogueState> {
  const note = await readNote(join(dataDir, NOTE))
  if (note?.tag === 'failed') {
    return { tag: 'failed', said: typeof note.said === 'string' ? note.said : '' }
  }
  if (note?.tag === 'building' && lives(note.pid)) return { tag: 'building' }
  return { tag: existsSync(join(folder, 'index.html')) ? 'ready' : 'missing' }
}

interface Note {
  readonly tag?: unknown
  readonly said?: unknown
  readonly pid?: unknown
}

async function readNote(file: string): Promise<Note | undefined> {
  try {
    const note: unknown = JSON.parse(await readFile(file, 'utf8'))
    return note === null ? undefined : Object(note)
  } catch {
    // No build is running, or its note is being written: the folder decides.
    return undefined
  }
}

function lives(pid: unknown): boolean {
  if (typeof pid !== 'number') return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return Object(error).code === 'EPERM'
  }
}

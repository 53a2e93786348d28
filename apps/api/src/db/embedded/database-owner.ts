import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRunning, processMark } from './process-facts.ts'

/** Owner of a data directory's database: only the process that started it stops it. */
export type DatabaseOwner = {
  /** This process has started the database. */
  claim(): void
  /** Takes over a database whose owner has ended. */
  claimOrphan(): void
  /** Whether a living process other than this one owns it. */
  isOthers(): boolean
  /** Whether this process has to stop it. */
  isOurs(): boolean
  /** Removes the owner after the stop. */
  release(): void
}

type Note = { pid: number; mark: string | undefined }

/** Note next to the database, which `tools/run/stop-database.mjs` reads as well. */
const ownerFile = (dataDir: string) => join(dataDir, 'owner.json')

export function createDatabaseOwner(dataDir: string): DatabaseOwner {
  const us: Note = { pid: process.pid, mark: processMark(process.pid) }
  let isHeld = false
  const isOthers = () => {
    const owner = readNote(dataDir)
    return owner !== undefined && owner.pid !== us.pid && isAlive(owner)
  }
  const claim = () => {
    isHeld = true
    writeNote(dataDir, us)
  }
  return {
    claim,
    claimOrphan() {
      if (isHeld || isOthers()) return
      claim()
    },
    isOthers,
    // The one that wrote last has it, when two took over an orphan at the same moment.
    isOurs: () => isHeld && !isOthers(),
    release() {
      if (!isHeld || isOthers()) return
      isHeld = false
      rmSync(ownerFile(dataDir), { force: true })
    },
  }
}

const isAlive = ({ pid, mark }: Note) => isRunning(pid) && processMark(pid) === mark

/** Written to a temporary file and renamed: readers see a complete note or none. */
function writeNote(dataDir: string, note: Note): void {
  const unfinished = `${ownerFile(dataDir)}.${process.pid}`
  try {
    writeFileSync(unfinished, JSON.stringify(note))
    renameSync(unfinished, ownerFile(dataDir))
  } catch {
    // Disk full or folder removed: this process still knows what it started.
    rmSync(unfinished, { force: true })
  }
}

function readNote(dataDir: string): Note | undefined {
  try {
    const note: unknown = JSON.parse(readFileSync(ownerFile(dataDir), 'utf8'))
    return isNote(note) ? note : undefined
  } catch {
    // No note: the database was started by a version that wrote none, or is not running.
    return undefined
  }
}

const isNote = (value: unknown): value is Note =>
  typeof value === 'object' && value !== null && 'pid' in value && typeof value.pid === 'number'

import { Client } from 'pg'
import { alone, beginLife, readPresent } from './lives.ts'
import type { WitnessStore } from './witness-file.ts'
import { isBehind } from './witness.ts'

interface Notice {
  ownerUrl: string
  witness: WitnessStore
  /** Without a witness: whether the database could be a copy, and is not a new one. */
  isDoubtful: boolean
  /** The database was made by this start. */
  isNew: boolean
  log: { warn: (message: string) => void }
}

/**
 * Compares the database with what was seen of it, before anything is served, and begins a new life
 * when it has gone back in time.
 *
 * @returns whether it has
 */
export async function noticeRestore(notice: Notice): Promise<boolean> {
  const { ownerUrl, witness, isNew, isDoubtful, log } = notice
  const client = new Client({ connectionString: ownerUrl })
  // A connection lost later than its last answer has nobody to tell.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await alone(client, async () => {
      const seen = await witness.read()
      const present = await readPresent(client)
      const hasGoneBack = seen === undefined ? isDoubtful : !isNew && isBehind(present, seen)
      const { life, attempt } = hasGoneBack ? await beginLife(client, 'copied') : present
      await witness.write({ life, attempt }).catch((error: Error) => {
        // Nothing could ever be noticed, so nothing must be suspected either.
        if (hasGoneBack && seen === undefined) throw new WitnessUnwritable(error)
        log.warn(`a copy of the data put back by hand will not be noticed: ${error.message}`)
      })
      if (hasGoneBack)
        log.warn('the database has gone back in time: all queues wait, items are looked up first')
      return hasGoneBack
    })
  } catch (error) {
    if (!(error instanceof WitnessUnwritable)) throw error
    log.warn(`a copy of the data put back by hand will not be noticed: ${error.cause.message}`)
    return false
  } finally {
    await client.end()
  }
}

/** Takes the new life back: without a witness each start would begin one. */
class WitnessUnwritable extends Error {
  override readonly cause: Error
  constructor(cause: Error) {
    super(cause.message)
    this.cause = cause
  }
}

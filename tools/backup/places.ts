import { basename, dirname, join } from 'node:path'

/** Three separate parts of a backup, so that a person who has the database has no key. */
export interface Places {
  database: string
  files: string
  keys: string
}

const ENDING = '.database.gz'

/** @param stem  path without the extension */
export const placesOf = (stem: string): Places => ({
  database: `${stem}${ENDING}`,
  files: `${stem}.files`,
  keys: `${stem}.keys.json`,
})

export const stemFor = (folder: string, at: Date) =>
  join(folder, `omc-${at.toISOString().replace(/[-:]/g, '').replace('.', '')}`)

/** Parts next to a database file. */
export function placesBeside(database: string): Places {
  const stem = join(dirname(database), basename(database).replace(ENDING, ''))
  return { ...placesOf(stem), database }
}

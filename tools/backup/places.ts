import { basename, dirname, join } from 'node:path'

/** The three parts of a backup, kept apart, so that a person who has the database has no key. */
export interface Places {
  database: string
  files: string
  keys: string
}

const ENDING = '.database.gz'

/** @param stem  folder and name without an ending */
export const placesOf = (stem: string): Places => ({
  database: `${stem}${ENDING}`,
  files: `${stem}.files`,
  keys: `${stem}.keys.json`,
})

export const stemFor = (folder: string, at: Date) =>
  join(folder, `omc-${at.toISOString().replace(/[-:]/g, '').replace('.', '')}`)

/** The parts that lie beside a database file. */
export function placesBeside(database: string): Places {
  const stem = join(dirname(database), basename(database).replace(ENDING, ''))
  return { ...placesOf(stem), database }
}

import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

/** Folders with one module for each resource. */
const FOLDERS = ['fields', 'forms', 'lists']

/** Modules of removed resources: deletes them, or lists them in check mode. */
export async function leftOver(output, files, check) {
  const found = await Promise.all(
    FOLDERS.map(async (folder) => {
      const names = await readdir(path.join(output, folder)).catch(() => [])
      return names.map((name) => `${folder}/${name}`)
    }),
  )
  const gone = found
    .flat()
    .filter((name) => !(name in files))
    .map((name) => path.join(output, name))
  if (!check) await Promise.all(gone.map((file) => rm(file)))
  return check ? gone : []
}

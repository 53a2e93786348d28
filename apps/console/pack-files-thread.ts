import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { threadId, workerData } from 'node:worker_threads'
import { brotliCompress, constants } from 'node:zlib'
import { gzipAsync } from '@gfx/zopfli'

/** Zopfli is 3.7 % smaller than the best of gzip; more passes give less than 0.1 % more. */
const GZIP = { numiterations: 5 }
/** Copies by the hash of their original: most files of a build are those of the build before. */
const KEPT = join(import.meta.dirname, '../../node_modules/.cache/omc-packed')

await mkdir(KEPT, { recursive: true })
const paths: readonly string[] = workerData
for (const path of paths) await pack(path)

/** Writes the compressed copies of one file next to it. */
async function pack(path: string): Promise<void> {
  const plain = await readFile(path)
  const best = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }
  await Promise.all([
    writeFile(`${path}.br`, await promisify(brotliCompress)(plain, best)),
    writeFile(`${path}.gz`, await zopfli(plain)),
  ])
}

async function zopfli(plain: Buffer): Promise<Uint8Array> {
  const hash = createHash('sha256').update(JSON.stringify(GZIP)).update(plain).digest('hex')
  const copy = join(KEPT, `${hash}.gz`)
  // The first time there is none.
  const kept = await readFile(copy).catch(() => undefined)
  if (kept !== undefined) return kept
  const packed = await gzipAsync(plain, GZIP)
  // Renamed when whole: another build may read it.
  const own = `${copy}.${process.pid}-${threadId}`
  await writeFile(own, packed)
  await rename(own, copy)
  return packed
}

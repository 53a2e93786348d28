import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { gzipAsync } from '@gfx/zopfli'
import type { Plugin } from 'vite'

/** File types that compress well; images are compressed already. */
const TEXTS = /\.(js|css|svg|webmanifest)$/
/** Smaller files fit into one packet uncompressed, bytes. */
const MIN_BYTES = 1_000
/** Zopfli is 3.7 % smaller than the best of gzip; more passes give less than 0.1 % more. */
const ZOPFLI = { numiterations: 5 }
/** It takes a fifth of a second for the smallest file, and saves a few dozen bytes there. */
const ZOPFLI_FROM_BYTES = 8_000

/**
 * Writes a `.br` and a `.gz` copy next to each file of a build: the server sends the one that the
 * browser accepts and compresses nothing at request time.
 *
 * @source ux: budgets are of packed bytes
 */
export function packedFiles(): Plugin {
  return {
    name: 'omc:packed-files',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir }) {
      if (dir) await packFiles(dir)
    },
  }
}

/** Writes the compressed copies for any folder. */
export async function packFiles(dir: string): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && TEXTS.test(entry.name))
      .map(({ parentPath, name }) => writePacked(join(parentPath, name))),
  )
}

async function writePacked(file: string): Promise<void> {
  const plain = await readFile(file)
  if (plain.length < MIN_BYTES) return
  const best = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }
  await Promise.all([
    writeFile(`${file}.br`, await promisify(brotliCompress)(plain, best)),
    writeFile(`${file}.gz`, await gzipped(plain)),
  ])
}

const gzipped = (plain: Buffer): Promise<Uint8Array> =>
  plain.length < ZOPFLI_FROM_BYTES ? promisify(gzip)(plain, { level: 9 }) : gzipAsync(plain, ZOPFLI)

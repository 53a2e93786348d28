import { inflateRawSync } from 'node:zlib'

const END_OF_DIRECTORY = 0x06_05_4b_50
const DEFLATED = 8

/** Files of a zip archive by name, as its directory lists them. */
export function unzip(archive: Buffer): Readonly<Record<string, Buffer>> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < 0 || archive.readUInt32LE(end) !== END_OF_DIRECTORY) throw new Error('no zip archive')
  const files: Record<string, Buffer> = {}
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameSize, extraSize, noteSize] = [28, 30, 32].map((field) =>
      archive.readUInt16LE(at + field),
    )
    const name = archive.toString('utf8', at + 46, at + 46 + (nameSize ?? 0))
    const isDeflated = archive.readUInt16LE(at + 10) === DEFLATED
    const packed = contentAt(archive, archive.readUInt32LE(at + 42), archive.readUInt32LE(at + 20))
    files[name] = isDeflated ? inflateRawSync(packed) : packed
    at += 46 + (nameSize ?? 0) + (extraSize ?? 0) + (noteSize ?? 0)
  }
  return files
}

/** Content behind the header of a file, whose names may be longer than in the directory. */
function contentAt(archive: Buffer, header: number, size: number): Buffer {
  const from = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28)
  return archive.subarray(from, from + size)
}

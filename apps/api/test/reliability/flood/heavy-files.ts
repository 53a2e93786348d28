import { zipSync } from 'fflate'
import { sheetXml, xlsxFile } from '../../../src/imports/testing/xlsx-file.ts'
import { fileFieldOf } from '../../../src/jsonapi/file-field.ts'
import type { Operation } from '../../../src/jsonapi/operation.ts'
import type { HeavyRequest } from './heavy-requests.ts'

const MIB = 2 ** 20

/** Files that cost as much as they can: bombs, and pictures of very many small parts. */
export const heavyFiles = (): readonly (readonly [what: string, bytes: Uint8Array])[] => [
  ['a sheet that unpacks to 300 MB', bomb(300)],
  ['a sheet of 79 MB of zeros', bomb(79)],
  ['a sheet of 200,000 cells', xlsxFile(sheetXml(row(200).repeat(1_000)))],
  ['a sheet of 2,000,000 empty rows', xlsxFile(sheetXml('<row/>'.repeat(2_000_000)))],
  ['200,000 shared texts', xlsxFile(sheetXml(row(3)), { texts: Array(200_000).fill('文本') })],
  ['an archive of 20,000 files', archive(20_000)],
  ['a table of 10 MB', table(10 * MIB)],
  ['a table of one line', Buffer.from('a,'.repeat(5 * MIB - 10))],
  ['a table of quotes', Buffer.from('"'.repeat(10 * MIB - 1))],
  ['bytes that are no text', Buffer.alloc(10 * MIB, 0xff)],
  ['a GIF of tiny blocks', gif(14 * MIB)],
  ['an MP4 of tiny boxes', boxes(29 * MIB)],
  ['a PNG of tiny chunks', png(14 * MIB)],
  ['a JPEG of tiny parts', jpeg(14 * MIB)],
  ['a WebP of tiny chunks', webp(14 * MIB)],
  ['30 MB of nothing', Buffer.alloc(30 * MIB)],
]

/** The file as base64 in a JSON body, and as a part of a form. */
export function* fileRequests(
  { path: pattern, method, input, resource }: Operation,
  [what, bytes]: readonly [string, Uint8Array],
): Generator<HeavyRequest> {
  const name = fileFieldOf(input?.properties ?? {}) ?? 'blob'
  const path = pattern.replaceAll(/\{\w+\}/g, '1')
  const inJson = () => {
    const attributes = { [name]: Buffer.from(bytes).toString('base64') }
    return JSON.stringify({ data: { type: resource.type, attributes } })
  }
  yield {
    what: `${what}, base64`,
    method,
    path,
    headers: { 'content-type': 'application/vnd.api+json' },
    body: inJson,
  }
  const asForm = () => {
    const form = new FormData()
    form.set(name, new Blob([new Uint8Array(bytes)]), 'file.bin')
    return form
  }
  yield { what: `${what}, multipart`, method, path, headers: {}, body: asForm }
}

const row = (cells: number) =>
  `<row>${'<c t="inlineStr"><is><t>文本</t></is></c>'.repeat(cells)}</row>`

const bomb = (megabytes: number) =>
  xlsxFile(sheetXml(''), {
    parts: { 'xl/worksheets/sheet1.xml': new Uint8Array(megabytes * MIB) },
  })

const archive = (count: number) =>
  Buffer.from(
    zipSync(
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`f${i}`, new Uint8Array(0)])),
      { level: 0 },
    ),
  )

const table = (bytes: number) =>
  Buffer.from(`a,b,c\n${'文本,1,2\n'.repeat(bytes / 12)}`.slice(0, bytes / 2))

const HEADS = {
  gif: Buffer.concat([Buffer.from('GIF89a'), Buffer.from([1, 0, 1, 0, 0, 0, 0])]),
  ftyp: Buffer.from('\0\0\0\x10ftypisom\0\0\0\0', 'latin1'),
  png: Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001080600000000000000', 'hex'),
}

const gif = (bytes: number) =>
  Buffer.concat([
    HEADS.gif,
    Buffer.from([0x21, 0xfe]),
    Buffer.alloc(bytes, Buffer.from([1, 65])),
    Buffer.from([0, 0x3b]),
  ])

const boxes = (bytes: number) =>
  Buffer.concat([HEADS.ftyp, Buffer.alloc(bytes, Buffer.from('\0\0\0\x08free', 'latin1'))])

const png = (bytes: number) =>
  Buffer.concat([HEADS.png, Buffer.alloc(bytes, Buffer.from('\0\0\0\0tEXt\0\0\0\0', 'latin1'))])

const jpeg = (bytes: number) =>
  Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(bytes, Buffer.from([0xff, 0xe0, 0, 2]))])

const webp = (bytes: number) => {
  const head = Buffer.from('RIFF\0\0\0\0WEBPVP8X', 'latin1')
  head.writeUInt32LE(bytes, 4)
  return Buffer.concat([head, Buffer.alloc(bytes, Buffer.from('junk\0\0\0\0', 'latin1'))])
}

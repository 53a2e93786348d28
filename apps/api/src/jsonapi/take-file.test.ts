import { describe, expect, it } from 'vitest'
import { Problem } from '../kernel/problem.ts'
import { FILE_STAND_IN, takeFile } from './take-file.ts'

const body = (attributes: unknown) => Buffer.from(JSON.stringify({ data: { attributes } }))
const refused = (bytes: Uint8Array) => {
  try {
    return takeFile(bytes, 'blob')
  } catch (error) {
    return error instanceof Problem ? [error.status, error.code] : error
  }
}

describe('the file of a JSON body', () => {
  it('is taken out of base64 or a data URL, and a short text stands in its place', () => {
    for (const blob of ['aGVsbG8=', 'data:text/csv;base64,aGVsbG8=', 'aGVs\r\nbG8='])
      expect(takeFile(body({ blob, other: 1 }), 'blob')).toEqual({
        document: { data: { attributes: { blob: FILE_STAND_IN, other: 1 } } },
        files: { blob: Buffer.from('hello') },
      })
  })

  it('is none where the attribute is no text, empty or not there', () => {
    for (const attributes of [{}, { blob: 1 }, { blob: '' }, [], null, 'text'])
      expect(takeFile(body(attributes), 'blob')).toEqual({
        document: { data: { attributes } },
        files: {},
      })
  })

  it('is refused when it is not base64', () => {
    expect(refused(body({ blob: '!!!!' }))).toEqual([422, 'invalid_base64'])
  })

  it('leaves the limits of a body as they are', () => {
    expect(refused(Buffer.from('['.repeat(50)))).toEqual([400, 'invalid_json'])
    expect(refused(Buffer.from('['.repeat(50) + ']'.repeat(50)))).toEqual([422, 'too_deep'])
    expect(refused(Buffer.from(JSON.stringify(Array(30_000).fill(1))))).toEqual([413, 'too_large'])
  })
})

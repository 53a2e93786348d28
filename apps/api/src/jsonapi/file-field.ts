import T, { type TSchema } from 'typebox'
import { problem } from '../kernel/problem.ts'

interface FileFacts {
  maxBytes: number
  description: string
  examples: string[]
}

/**
 * An attribute that is a file: base64 text or a data URL on the wire, the file itself in a
 * multipart body. A behaviour gets its bytes.
 */
export const FileField = ({ maxBytes, ...facts }: FileFacts) =>
  T.Unsafe<Buffer>({
    type: 'string',
    contentEncoding: 'base64',
    minLength: 1,
    maxLength: Math.ceil(maxBytes / 3) * 4 + DATA_URL_LENGTH,
    ...facts,
  })

const DATA_URL_LENGTH = 250

/** The name of the file attribute, if there is one. */
export const fileFieldOf = (properties: Readonly<Record<string, TSchema>>): string | undefined =>
  Object.keys(properties).find(
    (name) => (properties[name] as { contentEncoding?: string }).contentEncoding === 'base64',
  )

/** @returns undefined if the text is not base64 */
export function decodeFile(text: string): Buffer | undefined {
  const bare = text.replace(/^data:[^,]{0,200};base64,/, '')
  return /^[A-Za-z0-9+/\r\n]*={0,2}\s*$/.test(bare) ? Buffer.from(bare, 'base64') : undefined
}

export const notBase64 = (name: string) =>
  problem(
    'invalid_base64',
    {},
    {
      source: { pointer: `/data/attributes/${name}` },
    },
  )

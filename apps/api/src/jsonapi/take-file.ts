import { decodeFile, notBase64 } from './file-field.ts'
import { readJson } from './read-json.ts'

/** A body whose file was replaced by a text that the schema accepts. */
export interface OpenedBody {
  document: unknown
  files: Readonly<Record<string, Uint8Array>>
}

export const FILE_STAND_IN = 'AA=='

/**
 * Reads a JSON body and takes its file, the attribute of this name, out of its base64.
 *
 * @throws Problem as `readJson`, 422 `invalid_base64`
 */
export function takeFile(bytes: Uint8Array, name: string | undefined): OpenedBody {
  const document = readJson(bytes)
  const attributes = attributesOf(document)
  const text = name === undefined ? undefined : attributes?.[name]
  if (name === undefined || !attributes || typeof text !== 'string' || text === '')
    return { document, files: {} }
  const file = decodeFile(text)
  if (!file) throw notBase64(name)
  attributes[name] = FILE_STAND_IN
  return { document, files: { [name]: file } }
}

function attributesOf(document: unknown): Record<string, unknown> | undefined {
  const data = isObject(document) ? document.data : undefined
  const attributes = isObject(data) ? data.attributes : undefined
  return isObject(attributes) ? attributes : undefined
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

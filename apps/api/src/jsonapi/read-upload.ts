import type { FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { Problem, problem } from '../kernel/problem.ts'
import { fileFieldOf } from './file-field.ts'
import { gather } from './gather.ts'
import type { Operation } from './operation.ts'
import { FILE_STAND_IN, type OpenedBody } from './take-file.ts'

const FILE_LIMIT = 32 * 1024 * 1024
const FIELD_LIMIT = 64 * 1024
const MAX_PARTS = 20

/**
 * Reads `multipart/form-data` into the JSON:API body it stands for: a text field becomes the value
 * of its attribute, and a file stands beside it under the name of its attribute. A JSON body was
 * opened when it was parsed.
 *
 * @throws Problem 400 `invalid_form`, 413, 415 `media_type`, 422 `invalid_value`
 */
export async function readUpload(
  request: FastifyRequest,
  operation: Operation,
): Promise<OpenedBody> {
  if (operation.body !== 'upload') {
    if (!request.isMultipart()) return { document: request.body, files: {} }
    throw problem('media_type.no_files')
  }
  // The parser of JSON gives this form to an operation that takes files.
  if (!request.isMultipart())
    return (request.body as OpenedBody | undefined) ?? { document: undefined, files: {} }
  const attributes: Record<string, unknown> = {}
  const files: Record<string, Buffer> = {}
  try {
    await readParts(request, operation, { attributes, files })
  } catch (error) {
    if (error instanceof Problem || (error instanceof Error && 'statusCode' in error)) throw error
    // Errors of the form parser that have no status.
    throw problem('invalid_form')
  }
  return { document: { data: { type: operation.resource.type, attributes } }, files }
}

async function readParts(
  request: FastifyRequest,
  operation: Operation,
  { attributes, files }: { attributes: Record<string, unknown>; files: Record<string, Buffer> },
) {
  const fileName = fileFieldOf(operation.input?.properties ?? {})
  const limits = { fileSize: FILE_LIMIT, fieldSize: FIELD_LIMIT, parts: MAX_PARTS, files: 1 }
  for await (const part of request.parts({ limits })) {
    const name = part.fieldname
    if (part.type === 'file') {
      const bytes = await gather(part.file)
      if (part.file.truncated) throw problem('too_large.file')
      if (name === fileName && bytes.length > 0) files[name] = bytes
      // Under another name the schema refuses it.
      attributes[name] = bytes.length > 0 ? FILE_STAND_IN : ''
      // Only where the operation asks for it.
      if (operation.input?.properties.file_name && part.filename)
        attributes.file_name ??= part.filename.slice(-200)
    } else attributes[name] = toValue(String(part.value), name, operation.input?.properties[name])
  }
}

function toValue(text: string, name: string, schema: TSchema | undefined): unknown {
  const { type }: { type?: string } = schema ?? {}
  if (schema === undefined || type === 'string') return text
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw problem(
      'invalid_value.json',
      { name },
      {
        source: { pointer: `/data/attributes/${name}` },
      },
    )
  }
}

/** Digests in place of a body's files, for comparing bodies; computed off this thread. */
export async function hashesOf(files: OpenedBody['files']) {
  const hashes = await Promise.all(
    Object.entries(files).map(async ([name, bytes]) => {
      const hash = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))
      return [name, Buffer.from(hash).toString('hex')] as const
    }),
  )
  return hashes.length === 0 ? {} : { files: Object.fromEntries(hashes) }
}

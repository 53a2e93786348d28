import type { FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import type { Operation } from './operation.ts'
import { Problem, problem } from './problem.ts'

/** Of a body that carries a file; base64 makes it a third larger. */
export const UPLOAD_BODY_LIMIT = 44 * 1024 * 1024
const FILE_LIMIT = 32 * 1024 * 1024
const FIELD_LIMIT = 64 * 1024
const MAX_PARTS = 20

/**
 * Reads `multipart/form-data` into the JSON:API body it stands for: a file becomes the base64 text
 * of the attribute of its name, a text field the value of its attribute.
 *
 * @throws Problem 400 `invalid_form`, 413, 415 `media_type`, 422 `invalid_value`
 */
export async function readUpload(request: FastifyRequest, operation: Operation): Promise<unknown> {
  if (!request.isMultipart()) return request.body
  if (operation.body !== 'upload')
    throw problem(415, 'media_type', '此接口不接受文件 / files are not accepted here')
  const attributes: Record<string, unknown> = {}
  try {
    await readParts(request, operation, attributes)
  } catch (error) {
    if (error instanceof Problem || (error instanceof Error && 'statusCode' in error)) throw error
    // What the parser of forms refuses without a status of its own.
    throw problem(400, 'invalid_form', '表单内容不完整 / the form is not complete')
  }
  return { data: { type: operation.resource.type, attributes } }
}

async function readParts(
  request: FastifyRequest,
  operation: Operation,
  attributes: Record<string, unknown>,
) {
  const limits = { fileSize: FILE_LIMIT, fieldSize: FIELD_LIMIT, parts: MAX_PARTS, files: 1 }
  for await (const part of request.parts({ limits })) {
    const name = part.fieldname
    if (part.type === 'file') {
      attributes[name] = (await part.toBuffer()).toString('base64')
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
    throw problem(422, 'invalid_value', `${name} 应为 JSON / ${name} must be JSON`, {
      source: { pointer: `/data/attributes/${name}` },
    })
  }
}

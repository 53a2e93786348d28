let lastId = 0

/** A flattened record as calls return it, with an id of its own unless one is given. */
export function buildRecord<Attributes extends object>(
  type: string,
  attributes: Attributes,
): { id: string; type: string } & Attributes {
  lastId += 1
  return { id: String(lastId), type, ...attributes }
}

interface FlatResource {
  readonly id: string
  readonly type: string
}

/** The wire document of a flattened record, for planned answers. */
export function toDocument(record: FlatResource): { data: unknown } {
  const { id, type, ...attributes } = record
  return { data: { id, type, attributes } }
}

/** The wire document of a list, with its count. */
export function toListDocument(
  records: readonly FlatResource[],
  recordCount: number = records.length,
): { data: unknown[]; meta: { record_count: number } } {
  return {
    data: records.map((record) => toDocument(record).data),
    meta: { record_count: recordCount },
  }
}

/** The wire body of a failure with one error. */
export function toErrorDocument(
  status: number,
  code: string,
  { detail = code, meta }: { detail?: string; meta?: Record<string, unknown> } = {},
): { status: number; error: string; errors: unknown[] } {
  const error = { status: String(status), code, title: code, detail, ...(meta && { meta }) }
  return { status, error: detail, errors: [error] }
}

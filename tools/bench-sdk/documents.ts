/** Members of a JSON:API document that the peers' types require. */
export interface ListDocument {
  data: Resource[]
  included: Resource[]
  meta: { record_count: number }
}

interface Resource {
  type: string
  id: string
  attributes: Record<string, unknown>
  relationships?: Record<string, { data: Identifier | Identifier[] }>
}

interface Identifier {
  type: string
  id: string
}

export const RESOURCES = 5000
/** Users who publish in turn. */
export const USERS = 200

/**
 * A page of publishes, each with its own content and one of a few users. In the cyclic one
 * contents and users point back, at publishes and at each other.
 *
 * @returns as read from the wire: engines lay out parsed objects in their own way
 */
export function listDocument(shape: 'flat' | 'cyclic'): ListDocument {
  const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
  const publishes = numbers(RESOURCES).map((n) => ({
    ...resource('carry_publishes', n),
    relationships: {
      carry_content: { data: named('carry_contents', n) },
      user: { data: named('users', (n % USERS) + 1) },
    },
  }))
  const contents = numbers(RESOURCES).map((n) => ({
    ...resource('carry_contents', n),
    ...(shape === 'cyclic' && {
      relationships: {
        carry_publishes: { data: [named('carry_publishes', n)] },
        user: { data: named('users', (n % USERS) + 1) },
      },
    }),
  }))
  const users = numbers(USERS).map((n) => ({
    ...resource('users', n),
    ...(shape === 'cyclic' && {
      relationships: {
        best: { data: named('carry_publishes', n) },
        latest: { data: named('carry_contents', n) },
      },
    }),
  }))
  const document: ListDocument = {
    data: publishes,
    included: [...contents, ...users],
    meta: { record_count: RESOURCES },
  }
  return copyOf(document)
}

// as: JSON returns the same document.
export const copyOf = <T>(document: T): T => JSON.parse(JSON.stringify(document)) as T

const named = (type: string, n: number): Identifier => ({ type, id: String(n) })

const resource = (type: string, n: number): Resource => ({
  ...named(type, n),
  attributes: {
    title: `换季好物分享 ${n}`,
    status: 'published',
    channel: 'youhaohuo',
    feed_id: `feed-${n}`,
    pv_count: n % 1000,
    like_count: n % 97,
    readed: n % 3 === 0,
    images: [`/i/${n}.svg`],
    release_at: null,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-02T00:00:00Z',
  },
})

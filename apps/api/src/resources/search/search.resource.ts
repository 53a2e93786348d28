import T from 'typebox'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { said, type FieldWords } from '../../jsonapi/facts/field-words.ts'
import { fieldsOf } from '../../jsonapi/list-query.ts'
import { action, defineResource, type Resource } from '../../jsonapi/resource.ts'
import { Closed, Id, Json, OneOf } from '../../jsonapi/schema.ts'
import { selfTeam } from '../../jsonapi/scope.ts'
import { SEARCH_SIZE, searchedColumns } from '../../jsonapi/search-statement.ts'
import { findRecords, KIND_LIMIT_MS } from './find-records.ts'
import { searchWords } from './search.words.ts'

const Found = Closed({
  found: T.Array(
    Closed({
      type: T.String(),
      state: OneOf('complete', 'newest', 'late'),
      records: T.Array(Closed({ type: T.String(), id: Id, attributes: Json }), {
        maxItems: SEARCH_SIZE,
      }),
    }),
  ),
})

/**
 * Records of all kinds by words, in one request: what the lists would find, each by its own filter
 * `search`, for the people who may read it.
 *
 * @param declared  all resources; those with a searched list are the kinds
 * @param kindLimitMs  time of one kind
 * @source domain: operations beyond the seeds (search)
 */
export function createSearch(declared: readonly Resource[], kindLimitMs = KIND_LIMIT_MS): Resource {
  const kinds = declared.filter(
    (one) => one.verbs.list !== undefined && searchedColumns(one).length > 0,
  )
  const byType = new Map(kinds.map((kind) => [kind.type, kind]))
  const types = [...byType.keys()]
  const find = (context: Context, query: Record<string, unknown>) => {
    const asking = {
      actor: actorOf(context),
      reader: context.readWithin(kindLimitMs),
      now: context.services.now,
    }
    // as: the schema of the query is closed to these types.
    const asked = (query['kinds'] as readonly string[] | undefined) ?? types
    const wanted = {
      words: String(query['q']).trim(),
      kinds: [...new Set(asked)].flatMap((type) => byType.get(type) ?? []),
      fields: fieldsOf(search, query).fieldsOf,
    }
    return () => findRecords(asking, wanted)
  }
  const search = defineResource({
    type: 'search',
    label: { zh: '站内搜索', en: 'search' },
    words: { ...searchWords, ...Object.fromEntries(kinds.map(fieldsWords)) },
    table: 'business_teams',
    attributes: Closed({}),
    scope: selfTeam,
    // The records of some kinds hold sentences of the server.
    sayings: true,
    verbs: {},
    actions: {
      find: action({
        on: 'collection',
        method: 'GET',
        effect: 'read',
        may: 'self:read',
        path: '/api/v1/search',
        summary: `Records of all kinds by words, at most ${SEARCH_SIZE} of each that the caller may list`,
        query: Closed({
          q: T.String({ minLength: 1, maxLength: 100, pattern: '\\S', examples: ['连衣裙'] }),
          kinds: T.Optional(T.Array(OneOf(...types), { minItems: 1, maxItems: types.length })),
          ...Object.fromEntries(kinds.map(fieldsOfKind)),
        }),
        output: { kind: 'data', schema: Found },
        prepare: async (context, { query }) => find(context, query),
        run: async (_context, { found }) => ({ found }),
      }),
    },
  })
  return search
}

function fieldsOfKind({ type, attributes }: Resource) {
  const names = Object.keys(attributes.properties)
  const schema = T.Array(OneOf(...names), { maxItems: names.length })
  return [`fields[${type}]`, T.Optional(schema)] as const
}

function fieldsWords(kind: Resource): [string, FieldWords] {
  const searched = searchedColumns(kind)
    .map((name) => `\`${name}\``)
    .join(', ')
  const about = `Attributes that records of \`${kind.type}\` come with, comma separated. When left out, those in which the words are looked for: ${searched}`
  return [`fields[${kind.type}]`, said('返回的字段', 'Fields', about)]
}

import { Jsona } from 'jsona'
import { JsonApiDataStore } from 'jsonapi-datastore'
import { deserialize, type DocumentObject } from 'jsonapi-fractal'
import { deserialise } from 'kitsu-core'
import { flattenList } from '../../libs/sdk/src/document/flatten.ts'
import type { ListDocument } from './documents.ts'

export interface Flattener {
  readonly name: string
  flatten(document: ListDocument): unknown
}

const jsona = new Jsona()

/** Each used as its documentation shows, without extras that cost time (case changes, models). */
export const FLATTENERS: readonly Flattener[] = [
  { name: 'ours', flatten: (document) => flattenList(document, true)?.items },
  // As for a document from the program's own transport.
  { name: 'ours, copying', flatten: (document) => flattenList(document)?.items },
  {
    name: 'jsonapi-fractal',
    // as: its type requires JSON values where ours has unknown; the document came from JSON.
    flatten: (document) => deserialize(document as DocumentObject),
  },
  // A store keeps its records, so each document gets its own.
  { name: 'jsonapi-datastore', flatten: (document) => new JsonApiDataStore().sync(document) },
  { name: 'jsona', flatten: (document) => jsona.deserialize(document) },
  {
    name: 'kitsu-core',
    // as: its types do not describe the result.
    flatten: (document) => (deserialise(document) as { data: unknown }).data,
  },
]

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

/** Each in the way its own documentation shows, without what only costs (case changes, models). */
export const FLATTENERS: readonly Flattener[] = [
  { name: 'ours', flatten: (document) => flattenList(document, true)?.items },
  // The way of a document that comes from a transport of the program.
  { name: 'ours, copying', flatten: (document) => flattenList(document)?.items },
  {
    name: 'jsonapi-fractal',
    // Its type asks for JSON values where ours has unknown ones; the document came from JSON.
    flatten: (document) => deserialize(document as DocumentObject),
  },
  // A store keeps what it read, so each document gets one of its own.
  { name: 'jsonapi-datastore', flatten: (document) => new JsonApiDataStore().sync(document) },
  { name: 'jsona', flatten: (document) => jsona.deserialize(document) },
  {
    name: 'kitsu-core',
    // Its types promise nothing about what it returns.
    flatten: (document) => (deserialise(document) as { data: unknown }).data,
  },
]

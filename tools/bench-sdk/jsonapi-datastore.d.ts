declare module 'jsonapi-datastore' {
  export class JsonApiDataStore {
    sync(document: object): Record<string, unknown>[]
  }
}

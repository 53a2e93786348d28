import { ask } from './api.js'

const FIELDS = ['title', 'status', 'channel', 'source', 'category', 'updated_at', 'cover']

const recordOf = ({ id, attributes }) => ({ id, ...attributes })

/** Data provider for JSON:API with the calls of a list. */
export const dataProvider = {
  async getList(resource, { pagination, sort, filter }) {
    const query = new URLSearchParams({
      'page[number]': pagination.page,
      'page[size]': pagination.perPage,
      sort: sort.order === 'DESC' ? `-${sort.field}` : sort.field,
      [`fields[${resource}]`]: FIELDS.join(),
    })
    for (const [name, value] of Object.entries(filter))
      query.set(`filter[${name}]`, Array.isArray(value) ? value.join() : value)
    const { data, meta } = await ask(`/api/v1/${resource}?${query}`)
    return { data: data.map(recordOf), total: meta.record_count }
  },
  async getOne(resource, { id }) {
    return { data: recordOf((await ask(`/api/v1/${resource}/${id}`)).data) }
  },
}

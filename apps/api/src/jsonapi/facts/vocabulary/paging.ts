import { said, type WordsByName } from '../field-words.ts'

/** Parameters common to all lists. */
export const PAGING: WordsByName = {
  'page[number]': said('页码', 'Page', 'Page to answer, counted from 1; the first when left out'),
  'page[size]': said('每页条数', 'Rows a page', 'Rows of one page', 'count'),
  'page[after]': said(
    '上一页的游标',
    'Cursor',
    'Where the page before ended: `meta.next_cursor` of its answer. In place of `page[number]`, and the only way beyond row 10,000',
    'key',
  ),
  'filter[ids]': said(
    '所选记录',
    'Chosen rows',
    'Rows with these ids, comma separated, as far as the caller sees them; at most 500',
    'id',
  ),
  'filter[trashed]': said('回收站', 'Trash', '`true` lists the rows in the trash and no others'),
}

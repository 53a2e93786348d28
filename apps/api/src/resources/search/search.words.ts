import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to the search. */
export const searchWords: WordsByName = {
  q: said(
    '搜索的内容',
    'Words',
    'Text to look for as `filter[search]` of each list does: anywhere in its searched attributes, capitals or not; a number also finds the record of that id',
  ),
  kinds: said(
    '搜索的种类',
    'Kinds',
    'Types of records to look for, comma separated; all when left out. Types whose list the caller may not read are left out of the answer',
  ),
  found: said('找到的种类', 'Found', 'One entry for each kind, in the order asked for'),
  type: said('种类', 'Kind', 'The type of the records', 'text'),
  state: {
    ...said(
      '搜索范围',
      'State',
      '`complete`: five were found, or the whole list was looked through; `newest`: only the first rows of the list were, and older ones may hold the words; `late`: the time was over, and nothing is known',
    ),
    choices: {
      complete: { zh: '已全部查找', en: 'Complete' },
      newest: { zh: '只查了最近的', en: 'Newest only' },
      late: { zh: '超时未查', en: 'Out of time' },
    },
  },
  records: said(
    '找到的记录',
    'Records',
    'Those whose id or whole value the words are, then the first in the order of their list',
  ),
  attributes: said(
    '字段',
    'Attributes',
    'Those that `fields[…]` names for the type; by default those in which the words are looked for',
  ),
}

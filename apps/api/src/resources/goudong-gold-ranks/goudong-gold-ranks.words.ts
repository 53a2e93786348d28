import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** What is meant by fields of goudong_gold_ranks where it is their own. */
export const goudongGoldRanksWords: WordsByName = {
  name: said('榜单', 'Ranking', 'Name of the ranking at Goudong'),
  category: said('类目', 'Category', 'Category of its goods, as Goudong writes it'),
}

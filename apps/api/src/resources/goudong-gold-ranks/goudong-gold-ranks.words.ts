import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to goudong_gold_ranks. */
export const goudongGoldRanksWords: WordsByName = {
  name: said('榜单', 'Ranking', 'Name of the ranking at Goudong'),
  team_name: said('团队名称', 'Team name', 'Name of the team that follows the ranking'),
  category: said('类目', 'Category', 'Category of its goods, as Goudong writes it'),
}

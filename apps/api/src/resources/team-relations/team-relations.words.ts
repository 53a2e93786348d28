import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to team_relations. */
export const teamRelationsWords: WordsByName = {
  nickname: said('达人', 'Creator', 'Name of the bound creator at the platform'),
  uid: said('达人编号', 'Creator ID', 'Number of the creator at the platform', 'key'),
  state: said('状态', 'State', 'Whether the creator belongs to the team now'),
  orders_count: said('订单数', 'Orders', 'Orders that came through the creator'),
}

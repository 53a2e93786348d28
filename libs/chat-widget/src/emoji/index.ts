export { EMOJI_TABLE, EMOJI_TABLE_EN } from './emoji-table.ts'

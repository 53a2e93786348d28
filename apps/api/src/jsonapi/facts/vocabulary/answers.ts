import { said, type WordsByName } from '../field-words.ts'

/** Members of answers that are no records. */
export const ANSWERS: WordsByName = {
  succeeded: said('成功', 'Succeeded', 'What went well, an entry for each'),
  failed: said(
    '失败',
    'Failed',
    'What was refused, an entry for each with `code` and `message`; the others went on',
  ),
  totals: said('合计', 'Totals', 'Sums over the whole range; `by_…` counts by value'),
  series: said('按日', 'By day', 'The figures day by day'),
  ignored_headers: said('忽略的列', 'Ignored columns', 'Headers of the file'),
  benchmarks: said('对标', 'Benchmarks', 'Goods and contents beside which the product stands'),
  candidates: said('候选', 'Candidates', 'What the platform offers; nothing of it is stored'),
  duplicates: said('重复', 'Duplicates', 'What the team has already'),
  contents: said('内容', 'Contents', 'Pieces that were found or made'),
  materials: said('素材', 'Materials', 'The materials themselves'),
  groups: said('分组', 'Groups', 'The groups of like ones'),
  matched: said('已匹配', 'Matched', 'Contents with the account that suits each, and why'),
  unmatched: said('未匹配', 'Unmatched', 'Contents that no account suits, and why'),
  used_count: said(
    '今日已占',
    'Taken today',
    'How much of its day an account has spent or promised',
  ),
  found: said('找到数', 'Found', 'How many the platform answered'),
  created: said('新建数', 'Created', 'How many are new here'),
  updated: said('更新数', 'Updated', 'How many were here and got new figures'),
  in_trash: said('回收站数', 'In the trash', 'How many lie in the trash and were left alone'),
  card_id: said('卡券编号', 'Card ID', 'Number of the traffic card at the platform', 'key'),
}

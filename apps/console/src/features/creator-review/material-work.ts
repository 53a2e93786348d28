import type { Args, Item } from '@omc/sdk'
import { panelPart } from '../../kit/list/panel-part.ts'
import { panelWith } from '../../kit/list/panel-with.ts'
import { platformName } from '../../kit/list/platform-name.ts'
import { carryMaterialPanels } from '../lists/carry_materials/carry-material.acts.ts'
import { materialSubject } from '../review/material-subject.ts'
import { authorsOf } from './author.ts'
import type { DeskPiece } from './desk-state.ts'
import { AT_ONCE, type ReadPorts, type Work } from './work.ts'

const WAITING = ['fetched', 'processed'] as const
type Status = (typeof WAITING)[number] | 'checked' | 'rejected'

/** Materials of outside creators. @source screens §2.6, CreatorReview */
export const materialWork: Work = {
  name: 'materials',
  resource: 'carry_materials',
  operation: 'carry_materials.check_material_from_channel',
  async readAuthors({ sdk }: ReadPorts) {
    const counts = async (...statuses: readonly Status[]) => {
      const args = { 'filter[status]': [...statuses], all_days: true }
      return (await sdk.carry_materials.daren_detail_status(args)).totals.by_source_user
    }
    const [waiting, approved, rejected] = await Promise.all([
      counts(...WAITING),
      counts('checked'),
      counts('rejected'),
    ])
    return authorsOf({ waiting, approved, rejected })
  },
  async readPieces(sdk, authorId) {
    const args: Args<'carry_materials.list'> = {
      'filter[source_user]': [authorId],
      'filter[status]': [...WAITING],
      sort: ['created_at'],
      'page[size]': AT_ONCE,
    }
    return (await sdk.carry_materials.list(args)).items.map(pieceOf)
  },
  decide: (sdk, piece, judgement) => materialSubject(sdk, {}).decide(piece, judgement),
  Peek: panelWith(
    carryMaterialPanels,
    async () => (await import('../lists/carry_materials/carry-material.peek.tsx')).Peek,
  ),
  all: {
    operation: 'carry_materials.batch_contents_status',
    Panel: panelPart(
      async () => (await import('../lists/carry_materials/carry-material.forms.ts')).StatusPanel,
    ),
    count: (pieces) => pieces.reduce((sum, { contents }) => sum + contents, 0),
  },
}

const pieceOf = (row: Item<'carry_materials.list'>): DeskPiece => ({
  id: row.id,
  title: row.title,
  cover: row.cover_url,
  note: [platformName(row.source), row.business_category_name || row.category]
    .filter(Boolean)
    .join(' · '),
  status: row.status,
  version: row.updated_at,
  contents: row.carry_contents_count,
})

import { sql } from 'kysely'
import { PLAIN_TEMPLATE, type Template } from '../kernel/template-layout.ts'
import type { Desk } from './seed-desk.ts'

/** The price in a band below, and a square card with a coloured ground. */
const TEMPLATES: readonly (Template & { name: string })[] = [
  { name: '竖版价格卡', ...PLAIN_TEMPLATE },
  {
    name: '方形暖底卡',
    width: 800,
    height: 800,
    layout: {
      background: '#fff3e6',
      picture: { x: 60, y: 48, width: 680, height: 520, fit: 'cover', radius: 32 },
      title: {
        x: 60,
        y: 592,
        width: 680,
        height: 96,
        size: 36,
        color: '#4a2c12',
        weight: 600,
        lines: 2,
        align: 'center',
      },
      price: {
        x: 60,
        y: 704,
        width: 680,
        height: 72,
        size: 48,
        color: '#d9480f',
        weight: 700,
        lines: 1,
        align: 'center',
      },
    },
  },
]

/** A team's templates; its categories of the lowest level and its accounts use them. */
export async function seedTemplates({ db, teamId, deps }: Desk): Promise<void> {
  const rows = await db
    .insertInto('creative_templates')
    .values(
      TEMPLATES.map(({ layout, ...rest }) => ({
        ...rest,
        layout: JSON.stringify(layout),
        business_team_id: teamId,
        created_at: deps.now,
        updated_at: deps.now,
      })),
    )
    .returning('id')
    .execute()
  const [card, square] = rows.map(({ id }) => String(id))
  for (const { from, ids } of [
    { from: 0, ids: card === undefined ? [] : [card] },
    { from: LATER, ids: square === undefined ? [] : [square] },
  ])
    await db
      .updateTable('business_categories')
      .set({ chuangyi_template_ids: ids })
      .where('business_team_id', '=', teamId)
      .where('level', '=', 3)
      .where('lft', '>=', from)
      .execute()
  await sql`
    update studio_accounts set creation_template_ids = ${rows.map(({ id }) => String(id))}
    where business_team_id = ${teamId}`.execute(db)
}

/** Categories from this one on have the second template. */
const LATER = 20

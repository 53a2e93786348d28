import { goodsOf, generateCopy, type Goods } from '@omc/demo-world'
import type { ContentStatus } from '../db/publishing-tables.ts'
import { stampOf, type SeededTask } from './seed-creator-rows.ts'
import { around, pictureAt, type Desk } from './seed-desk.ts'

/** Pieces of pictures, and a video as the last. */
const CONTENTS_EACH = 5
const STATUSES: readonly ContentStatus[] = [
  'fetched',
  'processed',
  'checked',
  'published',
  'rejected',
]

/** Goods and contents of assignments. */
export async function seedTaskRows(desk: Desk, tasks: readonly SeededTask[]) {
  const { db } = desk
  await db
    .insertInto('creator_pools')
    .values(
      tasks.flatMap((task) => task.goods.map((goods, n) => poolRow(desk, task, { goods, n }))),
    )
    .execute()
  await db
    .insertInto('creator_contents')
    .values(
      tasks.flatMap((task) =>
        Array.from({ length: CONTENTS_EACH }, (_, n) => contentRow(desk, task, n)),
      ),
    )
    .execute()
}

const baseOf = ({ teamId }: Desk, { id, userId }: SeededTask) => ({
  business_team_id: teamId,
  user_id: userId,
  creator_task_id: id,
})

const poolRow = (desk: Desk, task: SeededTask, { goods, n }: { goods: Goods; n: number }) => ({
  ...baseOf(desk, task),
  goods_id: goods.item_id,
  goods_name: goods.title,
  goods_cover: pictureAt(desk.deps, goods.pictures[0] ?? ''),
  goods_detail: JSON.stringify({ price: goods.price, points: goods.kind.selling }),
  created_at: stampOf(desk, task.i + n),
  updated_at: stampOf(desk, task.i + n),
})

function contentRow(desk: Desk, task: SeededTask, n: number) {
  const serial = task.i * CONTENTS_EACH + n
  const goods = around(task.goods, n) ?? goodsOf('')
  const words = generateCopy(`creator:${desk.team}:${serial}`, goods)
  const isVideo = n === CONTENTS_EACH - 1
  const status = around(STATUSES, serial + task.i)
  const images = goods.pictures.map((id) => pictureAt(desk.deps, id))
  const account = accountFor(desk, task.platform, serial)
  return {
    ...baseOf(desk, task),
    studio_account_id: account,
    assigned_at: account === null ? null : stampOf(desk, serial),
    kind: serial % 6 === 4 ? ('personify' as const) : ('creator' as const),
    title: words.title,
    cover: images[0] ?? '',
    images,
    video: isVideo ? `${desk.deps.config.sandboxUrl}/clips/${goods.kind.shape}.webm` : '',
    make_images: status === 'published' ? images : [],
    desc: words.paragraphs.join('\n'),
    paragraphs: [...words.paragraphs],
    topic: words.topic,
    items: JSON.stringify([{ item_id: goods.item_id, title: goods.title }]),
    publish_params: JSON.stringify({ draft: false, activity: serial % 4 === 0 }),
    category: goods.kind.category,
    channel: isPublishing(task.platform) ? task.platform : '',
    source: serial % 2 === 0 ? 'douyin' : 'creation',
    status,
    published_at: status === 'published' ? stampOf(desk, serial) : null,
    created_at: new Date(stampOf(desk, serial).getTime() - 43_200_000),
    updated_at: stampOf(desk, serial),
  }
}

const isPublishing = (platform: string) => platform !== 'douyin' && platform !== 'compass'

/** Every third content has an account of its platform; the others are for matching. */
function accountFor({ accounts }: Desk, platform: string, serial: number): number | null {
  if (serial % 3 !== 0) return null
  return accounts.find((one) => one.platform === platform)?.id ?? null
}

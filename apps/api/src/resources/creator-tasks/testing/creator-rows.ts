import type { Insertable } from 'kysely'
import { STAMPS } from '../../../../test/factories.ts'
import type { TestApp } from '../../../../test/support.ts'
import type { Db } from '../../../db/database.ts'
import type { Tables } from '../../../db/tables.ts'

type Name =
  | 'creator_tasks'
  | 'creator_pools'
  | 'creator_contents'
  | 'business_pools'
  | 'smart_paragraphs'
  | 'creative_paragraphs'
  | 'creative_materials'
type Values<T extends Name> = Insertable<Tables[T]>
interface Owner {
  teamId: number
  userId: number
}

/** Rows of assignments and pools for tests; an owner is the person the test calls as. */
export function createCreatorRows(t: TestApp) {
  let serial = 0
  const making: Making = {
    next: () => (serial += 1),
    run: (make) => t.database.asServer(make),
  }
  return { ...taskRows(making), ...poolRows(making) }
}

interface Making {
  next: () => number
  run: <R>(make: (db: Db) => Promise<R>) => Promise<R>
}

const of = ({ teamId, userId }: Owner) => ({
  ...STAMPS,
  business_team_id: teamId,
  user_id: userId,
})

function taskRows({ next, run }: Making) {
  return {
    task: (owner: Owner, values: Partial<Values<'creator_tasks'>> = {}) =>
      run((db) =>
        db
          .insertInto('creator_tasks')
          .values({ ...of(owner), platform: 'youhaohuo', keyword: '保温杯', ...values })
          .returningAll()
          .executeTakeFirstOrThrow(),
      ),
    goods: (owner: Owner, taskId: number, values: Partial<Values<'creator_pools'>> = {}) =>
      run((db) =>
        db
          .insertInto('creator_pools')
          .values({
            ...of(owner),
            creator_task_id: taskId,
            goods_id: `g${next()}`,
            goods_name: '不锈钢保温杯',
            goods_cover: 'https://img.test/cover.jpg',
            ...values,
          })
          .returningAll()
          .executeTakeFirstOrThrow(),
      ),
    content: (owner: Owner, values: Partial<Values<'creator_contents'>> = {}) =>
      run((db) =>
        db
          .insertInto('creator_contents')
          .values({
            ...of(owner),
            title: `内容 ${next()}`,
            images: ['https://img.test/1.jpg'],
            status: 'checked',
            ...values,
          })
          .returningAll()
          .executeTakeFirstOrThrow(),
      ),
  }
}

function poolRows({ next, run }: Making) {
  return {
    pool: (owner: Owner, values: Partial<Values<'business_pools'>> = {}) =>
      run((db) =>
        db
          .insertInto('business_pools')
          .values({
            ...of(owner),
            source: 'youhaohuo',
            item_id: `i${next()}`,
            title: '不锈钢保温杯',
            category: '家居',
            ...values,
          })
          .returningAll()
          .executeTakeFirstOrThrow(),
      ),
    opinion: (owner: Owner, poolId: number, values: Partial<Values<'smart_paragraphs'>> = {}) =>
      run((db) =>
        db
          .insertInto('smart_paragraphs')
          .values({ ...of(owner), business_pool_id: poolId, text: `很好用 ${next()}`, ...values })
          .returningAll()
          .executeTakeFirstOrThrow(),
      ),
    paragraph: (owner: Owner, values: Partial<Values<'creative_paragraphs'>> = {}) =>
      run((db) =>
        db
          .insertInto('creative_paragraphs')
          .values({ ...of(owner), text: `段落 ${next()}`, ...values })
          .returningAll()
          .executeTakeFirstOrThrow(),
      ),
    material: (owner: Owner, values: Partial<Values<'creative_materials'>> = {}) =>
      run((db) =>
        db
          .insertInto('creative_materials')
          .values({ ...of(owner), image: `https://img.test/m${next()}.jpg`, ...values })
          .returningAll()
          .executeTakeFirstOrThrow(),
      ),
  }
}

export type CreatorRows = ReturnType<typeof createCreatorRows>

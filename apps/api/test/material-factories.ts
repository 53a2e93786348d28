import type { Insertable } from 'kysely'
import type { Database, Db } from '../src/db/database.ts'
import type {
  CarryItemsTable,
  CarryMaterialsTable,
  CarryMaterialTextsTable,
} from '../src/db/material-tables.ts'
import { STAMPS } from './factories.ts'

type Owned<T> = Partial<Insertable<T>> & { business_team_id: number }

/** Makes materials, items and texts for tests. */
export function createMaterialFactories(database: Database) {
  let serial = 0
  const next = () => (serial += 1)
  const run = <R>(make: (db: Db) => Promise<R>) => database.asServer(make)

  const material = (values: Owned<CarryMaterialsTable>) =>
    run((db) => {
      const n = next()
      return db
        .insertInto('carry_materials')
        .values({
          ...STAMPS,
          title: `素材 ${n}`,
          source: 'taobaoke',
          source_id: `m-${n}`,
          ...values,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
    })
  const item = (values: Owned<CarryItemsTable>) =>
    run((db) => {
      const n = next()
      return db
        .insertInto('carry_items')
        .values({
          ...STAMPS,
          title: `选品 ${n}`,
          source: 'taobaoke',
          item_id: `i-${n}`,
          pic_url: `https://p.example/${n}.jpg`,
          price_fen: 9900,
          commission_rate: 10,
          commission_price_fen: 990,
          ...values,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
    })
  const text = (
    values: Owned<CarryMaterialTextsTable> &
      Pick<Insertable<CarryMaterialTextsTable>, 'kind' | 'text'>,
  ) =>
    run((db) =>
      db
        .insertInto('carry_material_texts')
        .values({ ...STAMPS, ...values })
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
  const image = (materialId: number, business_team_id: number, url: string, sn = 1) =>
    run((db) =>
      db
        .insertInto('carry_material_images')
        .values({ ...STAMPS, business_team_id, carry_material_id: materialId, image: url, sn })
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
  return { material, item, text, image }
}

export type MaterialFactories = ReturnType<typeof createMaterialFactories>

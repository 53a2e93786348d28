import T from 'typebox'
import { equals, key, flag, references, search, since, until } from '../../jsonapi/filters.ts'
import { defineResource } from '../../jsonapi/resource.ts'
import { Closed, IdOf, Instant, Label, Nullable, Text, Texts, Yuan } from '../../jsonapi/schema.ts'
import { guardAccountTeam } from '../../workflows/studio/guard-account-team.ts'
import { scopeToOwnAccounts } from '../../workflows/studio/scope-to-own-accounts.ts'
import { studioPoolDefaults } from './studio-pool-defaults.ts'
import { studioPoolsWords } from './studio-pools.words.ts'

const Price = T.Number({ minimum: 0, maximum: 10_000_000, description: 'yuan, rounded to fen' })
const written = {
  title: T.Optional(Text(200)),
  shop_title: T.Optional(Text(200)),
  pic_url: T.Optional(Text(2000)),
  item_url: T.Optional(Text(2000)),
  images: T.Optional(Texts(50)),
  category: T.Optional(Text(100)),
  price: T.Optional(Price),
  commission_rate: T.Optional(T.Number({ minimum: 0, maximum: 100 })),
  checked: T.Optional(T.Boolean({ description: 'chosen to make contents from' })),
  remark: T.Optional(Text(500)),
}

/** The goods an account writes about. @source resources §3, §7 (studio pools) */
export const studioPools = defineResource({
  type: 'studio_pools',
  label: { zh: '账号选品', en: 'goods of the account' },
  words: studioPoolsWords,
  table: 'studio_pools',
  attributes: Closed({
    studio_account_id: IdOf('studio_accounts'),
    checked: T.Boolean(),
    item_id: T.String(),
    title: T.String(),
    shop_title: T.String(),
    pic_url: T.String(),
    item_url: T.String(),
    images: T.Array(T.String()),
    category: T.String(),
    price: Yuan,
    commission_rate: T.Number(),
    remark: T.String(),
    user_id: Nullable(IdOf('users')),
    created_at: Instant,
    updated_at: Instant,
  }),
  computed: { price: 't.price_fen::float8 / 100', commission_rate: 't.commission_rate::float8' },
  relations: { studio_account: { type: 'studio_accounts', via: { ours: 'studio_account_id' } } },
  filters: {
    search: search('title', 'item_id', 'shop_title', 'remark'),
    studio_account_id: references('studio_account_id'),
    business_team_id: references('business_team_id'),
    user_id: references('user_id'),
    checked: flag('checked'),
    item_id: key('item_id'),
    category: equals('category'),
    updated_since: since('updated_at'),
    updated_until: until('updated_at'),
  },
  sorts: ['updated_at', 'created_at', 'title'],
  scope: scopeToOwnAccounts,
  stored: { price: (value) => ({ price_fen: Math.round(Number(value) * 100) }) },
  verbs: {
    list: 'pool:read',
    get: 'pool:read',
    create: 'pool:edit',
    update: 'pool:edit',
    delete: 'pool:edit',
  },
  create: Closed({ ...written, studio_account_id: IdOf('studio_accounts'), item_id: Label(100) }),
  update: Closed({ ...written, studio_account_id: T.Optional(IdOf('studio_accounts')) }),
  defaults: studioPoolDefaults,
  guard: guardAccountTeam,
  touches: ['studio_accounts'],
})

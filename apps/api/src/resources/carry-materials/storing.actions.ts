import { PLATFORMS } from '@omc/core'
import T from 'typebox'
import { action } from '../../jsonapi/resource.ts'
import { Closed, IdOf, Label, OneOf } from '../../jsonapi/schema.ts'
import { NewMaterial, createNewMaterial } from './create-new-material.ts'
import { AssignedItems, NewItems, askAssigned, assignNewItem, createNewItems } from './put-items.ts'
import {
  MaterialJob,
  SyncItems,
  execMaterialJob,
  syncCommerceItems,
} from './start-material-jobs.ts'
import { askForChosen, storeChosen, storeOneChosen } from './store-from-channel.ts'

const writes = { on: 'collection', method: 'POST', effect: 'write', may: 'material:edit' } as const
const TOUCHED = ['carry_items', 'carry_item_details'] as const
const META = 'the meta counts new and existing rows and names what failed'

const chosen = {
  business_category_id: T.Optional(IdOf('business_categories')),
  user_id: T.Optional(IdOf('users')),
}
const SourceIds = T.Array(Label(100), { minItems: 1, maxItems: 50, uniqueItems: true })

/** The calls that store materials and items. */
export const storingActions = {
  create_new_material: action({
    ...writes,
    summary:
      'Writes a material down with items, pictures and texts; one with a source id that is there already is answered as it is; 409 taken',
    touches: TOUCHED,
    input: NewMaterial,
    output: { kind: 'record' },
    status: 201,
    run: createNewMaterial,
  }),
  create_new_items: action({
    ...writes,
    summary: `Writes items down under a material, each product once per team; ${META}`,
    touches: TOUCHED,
    input: NewItems,
    output: { kind: 'list', resource: 'carry_items' },
    status: 201,
    run: createNewItems,
  }),
  assign_new_item: action({
    ...writes,
    summary: `Takes products of a platform into a material, also from another one, and gives them to a person; ${META}`,
    touches: TOUCHED,
    input: AssignedItems,
    output: { kind: 'list', resource: 'carry_items' },
    status: 201,
    prepare: askAssigned,
    run: assignNewItem,
  }),
  new_taobaoke_material: action({
    ...writes,
    summary: `Stores chosen products of Taobaoke as materials, each once per team; ${META}`,
    touches: TOUCHED,
    input: Closed({ item_ids: SourceIds, ...chosen }),
    output: { kind: 'list' },
    status: 201,
    prepare: (context, { input }) => askForChosen(context, taobaoke(input)),
    run: (context, { input, found }) =>
      storeChosen(context, 'carry_materials.new_taobaoke_material', taobaoke(input), found),
  }),
  assign_material_from_channel: action({
    ...writes,
    summary: `Stores chosen goods or pieces of a platform as materials and gives them to a person; ${META}`,
    touches: TOUCHED,
    input: Closed({
      platform: OneOf(...PLATFORMS),
      kind: OneOf('goods', 'content'),
      source_ids: SourceIds,
      ...chosen,
    }),
    output: { kind: 'list' },
    status: 201,
    prepare: (context, { input }) => askForChosen(context, input),
    run: (context, { input, found }) =>
      storeChosen(context, 'carry_materials.assign_material_from_channel', input, found),
  }),
  commerce_new_material: action({
    ...writes,
    method: 'GET',
    summary:
      'Stores one product of a platform as a material, once per team; the existing one is answered; 409 taken',
    touches: TOUCHED,
    query: Closed({
      source: OneOf(...PLATFORMS),
      item_id: T.String({ ...Label(100), examples: ['610000001'] }),
      business_category_id: chosen.business_category_id,
    }),
    output: { kind: 'record' },
    prepare: (context, { query }) => askForChosen(context, oneProduct(query)),
    run: (context, { query, found }) =>
      storeOneChosen(context, 'carry_materials.commerce_new_material', oneProduct(query), found),
  }),
  exec_material_job: action({
    ...writes,
    summary: 'Collects items and pictures for chosen materials, in the background',
    touches: [...TOUCHED, 'jobs'],
    input: MaterialJob,
    output: { kind: 'record', resource: 'jobs' },
    status: 201,
    run: execMaterialJob,
  }),
  sync_commerce_items: action({
    ...writes,
    may: 'item:edit',
    summary:
      'Refreshes price, commission and availability of items, chosen by material or one by one, in the background',
    touches: [...TOUCHED, 'jobs'],
    input: SyncItems,
    output: { kind: 'record', resource: 'jobs' },
    status: 201,
    run: syncCommerceItems,
  }),
}

const taobaoke = ({
  item_ids,
  ...rest
}: {
  item_ids: string[]
  business_category_id?: string
  user_id?: string
}) => ({ ...rest, platform: 'taobaoke', kind: 'goods' as const, source_ids: item_ids })

const oneProduct = ({
  source,
  item_id,
  ...rest
}: {
  source: string
  item_id: string
  business_category_id?: string
}) => ({ ...rest, platform: source, kind: 'goods' as const, source_ids: [item_id] })

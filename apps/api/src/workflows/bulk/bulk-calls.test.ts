import { expect, test } from 'vitest'
import { registry } from '../../resources/index.ts'

/** Calls on chosen rows that take no filter in their place, and why. */
const BY_ID_ONLY: Readonly<Record<string, string>> = {
  'access_accounts.set_goudong_cookies': 'a job would keep the cookies unsealed',
  'carry_contents.sync_content_detail': 'starts a job of its own',
  'carry_contents.transcribe': 'at most 100: each costs a call outside',
  'carry_materials.exec_material_job': 'starts a job of its own',
  'carry_materials.merge_similar_material': 'the person looks at the groups first',
  'carry_materials.sync_commerce_items': 'starts a job of its own',
  'carry_publishes.exec_publish_job': 'starts a job of its own, without ids of all that are ready',
  'carry_sources.exec_dewu_spider': 'starts a job of its own, without ids of all authors',
  'carry_sources.exec_source_job': 'starts a job of its own',
  'creator_tasks.set_content_status': 'without ids of all contents of its task',
  'studio_accounts.creation_contents': 'at most 10, for one account',
  'studio_accounts.exec_account_job': 'starts a job of its own, without ids of all accounts',
  'userManagement.doDelete': 'people are deleted one by one, as they are seen',
}

test('a call on chosen rows also takes all that match, or says why not', () => {
  const byId = registry.operations.filter(({ method, input }) => {
    const names = Object.keys(input?.properties ?? {})
    return method !== 'GET' && names.includes('ids') && !names.includes('matching')
  })
  expect(byId.map(({ id }) => id).toSorted()).toEqual(Object.keys(BY_ID_ONLY).toSorted())
})

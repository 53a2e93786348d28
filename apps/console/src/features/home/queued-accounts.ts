import type { Sdk } from '@omc/sdk'
import { read } from '../../kernel/data/read.ts'

/** Query for the person's accounts with their queues and today's publications. */
export const queuedAccounts = (sdk: Sdk) =>
  read(sdk, 'studio_accounts.list', { 'page[size]': 100, sort: ['-updated_at'] })

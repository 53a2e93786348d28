import type { Sdk } from '@omc/sdk'
import { read } from '../../kernel/data/read.ts'

/** The person's accounts with their queues and what they published today, as one query. */
export const queuedAccounts = (sdk: Sdk) =>
  read(sdk, 'studio_accounts.list', { 'page[size]': 100, sort: ['-updated_at'] })

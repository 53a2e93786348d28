import type { Database } from '../db/database.ts'
import type { Config } from '../kernel/config.ts'
import type { ModelClient } from './model-client.ts'

export interface WriterDeps {
  database: Database
  model: ModelClient
  config: Pick<Config, 'aiDayBudgetYuan' | 'aiPriceIn' | 'aiPriceOut'>
  now: () => Date
}

import { pagePart } from '../../kit/desk/page-part.tsx'
import { accountTexts, healthTexts } from './health-texts.ts'

/** Health of accounts as a tab of their desk. */
export const HealthDeskPage = pagePart(
  async () => (await import('./health-page.tsx')).HealthPage,
  [accountTexts, healthTexts],
)

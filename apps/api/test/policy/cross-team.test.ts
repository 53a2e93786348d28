import { describeCrossTeam } from './cross-team-suite.ts'

describeCrossTeam('both walls')

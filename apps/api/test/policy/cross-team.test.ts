import { describeCrossTeam } from './cross-team-suite.ts'

// In the gate a sixth: second-wall.test.ts takes one wall away.
describeCrossTeam('both walls', 6)

import { createContext, use } from 'react'
import { usePerson } from '../kernel/services/use-person.ts'
import { teamsOfRecords, type OptionTeams } from './list/filters/option-teams.ts'

const Records = createContext<readonly object[]>([])

/** Says which records the forms inside are about: their choices offer what the same team has. */
export const OfRecords = Records.Provider

/** Whose records a choice of a form offers. */
export const useRecordTeams = (): OptionTeams => teamsOfRecords(usePerson(), use(Records))

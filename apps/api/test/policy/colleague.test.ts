import { ROLES } from '@omc/acl'
import { sampled } from '../short-form.ts'
import { describeColleagues } from './colleague-suite.ts'

// In the gate a fifth of the roles: files of their own take one wall away.
describeColleagues('both walls', process.env.MATRIX === 'all' ? ROLES : sampled(ROLES, 5))

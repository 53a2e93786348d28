import { describeColleagues } from './colleague-suite.ts'

describeColleagues('both walls')

export { VIRTUAL_PERSON, withoutInterception } from './virtual-access.ts'

import { writeFile } from 'node:fs/promises'
import { describeGateway } from './describe-gateway.ts'

const file = new URL('../../gateway-contract.json', import.meta.url)
await writeFile(file, `${JSON.stringify(describeGateway(), undefined, 2)}\n`)

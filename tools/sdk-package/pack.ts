/** Builds and packs the SDK: `node tools/sdk-package/pack.ts` */
import { packSdk } from './pack-sdk.ts'

const { file, bytes, unpackedBytes, fileCount } = await packSdk()
const kb = (count: number) => `${(count / 1000).toFixed(0)} kB`
console.log(`${file}\n${kb(bytes)}, ${kb(unpackedBytes)} unpacked, ${fileCount} files`)

/** Builds and packs the SDK: `node tools/sdk-package/pack.ts` */
import { packLibrary, sayPacked } from '../packing/pack-library.ts'
import { SDK } from './sdk.ts'

console.log(sayPacked(await packLibrary(SDK)))

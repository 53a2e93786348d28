/** Builds and packs the chat widget: `node tools/widget-package/pack.ts` */
import { packLibrary, sayPacked } from '../packing/pack-library.ts'
import { WIDGET } from './widget.ts'

console.log(sayPacked(await packLibrary(WIDGET)))

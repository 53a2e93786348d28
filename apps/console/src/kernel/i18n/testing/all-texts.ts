import { texts as consoleEn } from '../en/console.ts'
import { texts as contentsEn } from '../en/contents.ts'
import { texts as demoEn } from '../en/demo.ts'
import { texts as deskEn } from '../en/desk.ts'
import { texts as firstEn } from '../en/first.ts'
import { texts as laterEn } from '../en/later.ts'
import { texts as panelsEn } from '../en/panels.ts'
import { texts as runGateEn } from '../en/run-gate.ts'
import { texts as signInEn } from '../en/sign-in.ts'
import { texts as sourceCodeEn } from '../en/source-code.ts'
import { texts as tasksEn } from '../en/tasks.ts'
import { texts as viewsEn } from '../en/views.ts'
import { texts as consoleZh } from '../zh/console.ts'
import { texts as contentsZh } from '../zh/contents.ts'
import { texts as demoZh } from '../zh/demo.ts'
import { texts as deskZh } from '../zh/desk.ts'
import { texts as firstZh } from '../zh/first.ts'
import { texts as laterZh } from '../zh/later.ts'
import { texts as panelsZh } from '../zh/panels.ts'
import { texts as runGateZh } from '../zh/run-gate.ts'
import { texts as signInZh } from '../zh/sign-in.ts'
import { texts as sourceCodeZh } from '../zh/source-code.ts'
import { texts as tasksZh } from '../zh/tasks.ts'
import { texts as viewsZh } from '../zh/views.ts'

type Tree = { readonly [key: string]: string | Tree }

const screensZh = import.meta.glob<Tree>(
  ['../../../screens/**/*.zh.ts', '../../../features/**/*.zh.ts'],
  {
    eager: true,
    import: 'texts',
  },
)
const screensEn = import.meta.glob<Tree>(
  ['../../../screens/**/*.en.ts', '../../../features/**/*.en.ts'],
  {
    eager: true,
    import: 'texts',
  },
)

/** Chinese texts of each part of the console; parts share no group. */
export const ZH_PARTS: readonly Tree[] = [
  ...Object.values(screensZh),
  consoleZh,
  contentsZh,
  demoZh,
  deskZh,
  firstZh,
  laterZh,
  panelsZh,
  tasksZh,
  viewsZh,
  runGateZh,
  signInZh,
  sourceCodeZh,
]

/** All English texts. The compiler checks that no part or screen lacks one. */
export const EN_TEXTS: Tree = {
  ...Object.fromEntries(Object.values(screensEn).flatMap((texts) => Object.entries(texts))),
  ...consoleEn,
  ...contentsEn,
  ...demoEn,
  ...deskEn,
  ...firstEn,
  ...laterEn,
  ...panelsEn,
  ...tasksEn,
  ...viewsEn,
  ...runGateEn,
  ...signInEn,
  ...sourceCodeEn,
}

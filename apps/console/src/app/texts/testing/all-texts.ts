import { texts as consoleEn } from '../../../kernel/i18n/en/console.ts'
import { texts as contentsEn } from '../../../kernel/i18n/en/contents.ts'
import { texts as demoEn } from '../../../kernel/i18n/en/demo.ts'
import { texts as deskEn } from '../../../kernel/i18n/en/desk.ts'
import { texts as firstEn } from '../../../kernel/i18n/en/first.ts'
import { texts as laterEn } from '../../../kernel/i18n/en/later.ts'
import { texts as operationWordsEn } from '../../../kernel/i18n/en/operation-words.ts'
import { texts as panelsEn } from '../../../kernel/i18n/en/panels.ts'
import { texts as runGateEn } from '../../../kernel/i18n/en/run-gate.ts'
import { texts as signInEn } from '../../../kernel/i18n/en/sign-in.ts'
import { texts as sourceCodeEn } from '../../../kernel/i18n/en/source-code.ts'
import { texts as tasksEn } from '../../../kernel/i18n/en/tasks.ts'
import { texts as viewsEn } from '../../../kernel/i18n/en/views.ts'
import { texts as consoleZh } from '../../../kernel/i18n/zh/console.ts'
import { texts as contentsZh } from '../../../kernel/i18n/zh/contents.ts'
import { texts as demoZh } from '../../../kernel/i18n/zh/demo.ts'
import { texts as deskZh } from '../../../kernel/i18n/zh/desk.ts'
import { texts as firstZh } from '../../../kernel/i18n/zh/first.ts'
import { texts as laterZh } from '../../../kernel/i18n/zh/later.ts'
import { texts as operationWordsZh } from '../../../kernel/i18n/zh/operation-words.ts'
import { texts as panelsZh } from '../../../kernel/i18n/zh/panels.ts'
import { texts as runGateZh } from '../../../kernel/i18n/zh/run-gate.ts'
import { texts as signInZh } from '../../../kernel/i18n/zh/sign-in.ts'
import { texts as sourceCodeZh } from '../../../kernel/i18n/zh/source-code.ts'
import { texts as tasksZh } from '../../../kernel/i18n/zh/tasks.ts'
import { texts as viewsZh } from '../../../kernel/i18n/zh/views.ts'
import type { TextTree as Tree } from './texts-by-key.ts'

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
  operationWordsZh,
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
  ...operationWordsEn,
  ...panelsEn,
  ...tasksEn,
  ...viewsEn,
  ...runGateEn,
  ...signInEn,
  ...sourceCodeEn,
}
